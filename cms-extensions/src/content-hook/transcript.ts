import { listCues } from "../../../contract/captions.ts";

/** What is said in a film as one text, for the search; null without captions in Portuguese. */
export function transcriptOf(captions: unknown): string | null {
  return (
    listCues(captions)
      .map(({ text }) => text)
      .join(" ") || null
  );
}
