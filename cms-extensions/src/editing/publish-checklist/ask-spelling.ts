import type { useApi as injectApi } from "@directus/extensions-sdk";
import type { Ref } from "vue";

type Row = Record<string, unknown>;

const TEXTS = ["title", "summary", "body", "plainBody", "definition"];
const REST_MS = 1_500;

/**
 * Checks a form's changed texts in the dictionary after the editor pauses.
 * @param unknown receives the unknown words; empty while the dictionary is unavailable
 */
export function askSpelling(api: ReturnType<typeof injectApi>, unknown: Ref<string[]>) {
  let asked = "";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = async (texts: string[]) => {
    const { data } = await api.post<{ data: string[] }>("/grafia", { texts });
    // A newer request has been sent meanwhile.
    if (asked === JSON.stringify(texts)) unknown.value = data.data;
  };
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
