import { z } from "zod";
import { listCues } from "../../../../contract/content/captions.ts";
import type { DocumentPart } from "../documents/document.ts";
import { cardFields, cardShape, documentOfCard, earliest } from "./source.ts";
import type { SearchSource } from "./source.ts";

const textShape = z
  .object({
    captions: z.unknown(),
    transcript: z.string().nullish(),
    chapters: z.array(z.object({ startSec: z.number(), title: z.string() })).nullish(),
    reviewDueAt: z.string().nullish(),
  })
  .nullish();
type VideoText = z.output<typeof textShape>;
const text = ["id", "captions", "transcript", "chapters", "reviewDueAt"];

function partsOf(video: VideoText): DocumentPart[] {
  const at = (second: number) => `t=${Math.floor(second)}`;
  const chapters = (video?.chapters ?? []).map(({ startSec, title }) => ({
    text: title,
    place: at(startSec),
  }));
  const cues = listCues(video?.captions).map((cue) => ({
    text: cue.text,
    place: at(cue.startSec),
  }));
  if (cues.length > 0) return [...cues, ...chapters];
  return video?.transcript ? [{ text: video.transcript }, ...chapters] : chapters;
}

export const videoSource: SearchSource = {
  collection: "videos",
  fields: { teaser: cardFields, free: text, paying: text },
  itemOf({ teaser, free, paying }) {
    const card = cardShape.parse(teaser);
    const video = textShape.parse(paying ?? free);
    const document = {
      key: `videos/${card.id}`,
      kind: "videos",
      path: `/app/videos/${encodeURIComponent(card.slug)}`,
      ...documentOfCard(card),
      isOpen: free !== null,
      staleOn: earliest([video?.reviewDueAt]),
      parts: partsOf(video),
    } as const;
    return { documents: [document], facts: [] };
  },
};
