import type { useApi as injectApi } from "@directus/extensions-sdk";
import type { Ref } from "vue";

type Row = Record<string, unknown>;

/** What readers read of a text. */
const TEXTS = ["title", "summary", "body", "plainBody", "definition"];
/** Who writes is not looked up at every key. */
const REST_MS = 1_500;

/**
 * Looks the texts of a form up in the dictionary once its editor rests, only where they changed.
 * @param unknown gets the words that were not found; none while the dictionary can't be had
 */
export function askSpelling(api: ReturnType<typeof injectApi>, unknown: Ref<string[]>) {
  let asked = "";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = async (texts: string[]) => {
    const { data } = await api.post<{ data: string[] }>("/grafia", { texts });
    // What was asked meanwhile is newer.
    if (asked === JSON.stringify(texts)) unknown.value = data.data;
  };
  /** What could not be looked up is asked again at the next key; nothing is said of it meanwhile. */
  const forget = (texts: string) => {
    if (asked !== texts) return;
    asked = "";
    unknown.value = [];
  };
  return (row: Row) => {
    const texts = TEXTS.flatMap((name) => {
      const { [name]: text } = row;
      return typeof text === "string" && text.trim() !== "" ? [text] : [];
    });
    const told = JSON.stringify(texts);
    if (told === asked) return;
    asked = told;
    clearTimeout(waiting);
    waiting = setTimeout(() => void ask(texts).catch(() => forget(told)), REST_MS);
  };
}
