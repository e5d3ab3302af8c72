import { fetchRecord } from "../api";

/** Hands the record of a table to whoever wants to keep it: shared where the browser can, else saved as a file. */
export async function saveRecord(id: string, game: string): Promise<void> {
  const file = new File([await fetchRecord(id)], `${game}-${id.slice(0, 8)}.match`, { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
