// Several who share a screen choose at the same time, each in secret: that begins when more than one of them is waited for, and lasts
// until all of them have chosen.
export function staysSealed(before: number[], now: number[], wasSealed: boolean): boolean {
  const goesOn = now.length < before.length && now.every((seat) => before.includes(seat));
  return goesOn ? wasSealed : now.length > 1;
}
