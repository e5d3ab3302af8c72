// Whether the few sentences before a match have been read at this table: once is enough, also after a reload.
const KEY = "criee.fangfrisch.read";
const here = (): string => location.pathname;

export function hasRead(): boolean {
  try {
    return sessionStorage.getItem(KEY) === here();
  } catch {
    return false; // a private window may refuse
  }
}

export function noteRead(): void {
  try {
    sessionStorage.setItem(KEY, here());
  } catch {
    // then it is said again after a reload
  }
}
