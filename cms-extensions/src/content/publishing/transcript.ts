import { listCues } from "../../../../contract/content/captions.ts";

export function transcriptOf(captions: unknown): string | null {
  return (
    listCues(captions)
      .map(({ text }) => text)
      .join(" ") || null
  );
}
