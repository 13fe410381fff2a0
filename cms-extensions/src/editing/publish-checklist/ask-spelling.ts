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
  let requested = "";
  let pending: ReturnType<typeof setTimeout> | undefined;
  const ask = async (texts: string[]) => {
    const { data } = await api.post<{ data: string[] }>("/grafia", { texts });
    // A newer request has been sent meanwhile.
    if (requested === JSON.stringify(texts)) unknown.value = data.data;
  };
  const forget = (texts: string) => {
    if (requested !== texts) return;
    requested = "";
    unknown.value = [];
  };
  return (row: Row) => {
    const texts = TEXTS.flatMap((name) => {
      const { [name]: text } = row;
      return typeof text === "string" && text.trim() !== "" ? [text] : [];
    });
    const textsJson = JSON.stringify(texts);
    if (textsJson === requested) return;
    requested = textsJson;
    clearTimeout(pending);
    pending = setTimeout(() => void ask(texts).catch(() => forget(textsJson)), REST_MS);
  };
}
