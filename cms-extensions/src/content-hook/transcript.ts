import { listCues } from "../../../contract/content/captions.ts";

/** The captions of a film as one text, for the search; null without Portuguese captions. */
export function transcriptOf(captions: unknown): string | null {
  return (
    listCues(captions)
      .map(({ text }) => text)
      .join(" ") || null
  );
}
