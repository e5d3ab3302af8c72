import { fetchRecord } from "../api";
import { excuse } from "../excuse";

/** Hands the record of a table to whoever wants to keep it, as a file. Answers with what went wrong, if something did. */
export async function saveRecord(id: string, game: string): Promise<string> {
  let record: string;
  try {
    record = await fetchRecord(id);
  } catch (error) {
    return excuse(error);
  }
  const file = new File([record], `${game}-${id.slice(0, 8)}.match`, { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "";
}
