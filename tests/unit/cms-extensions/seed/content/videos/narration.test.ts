import { describe, expect, test } from "vitest";
import { timeNarration } from "../../../../../../cms-extensions/seed/content/videos/narration.ts";

const eleven = "um dois três quatro cinco seis sete oito nove dez onze";

const video = timeNarration({
  slug: "exemplo",
  title: "Exemplo",
  summary: "Um exemplo",
  access: "free",
  category: "documentos",
  tags: [],
  cantons: [],
  publishedDaysAgo: 1,
  sources: [],
  narration: [
    { title: "Primeiro", text: `${eleven}. ${eleven}?` },
    { title: "Segundo", text: `${eleven}. ${eleven}` },
  ],
});

describe("timeNarration", () => {
  test("starts each chapter where the previous text ends", () => {
    expect(video.chapters).toEqual([
      { startSec: 0, title: "Primeiro" },
      { startSec: 10, title: "Segundo" },
    ]);
    expect(video.durationSec).toBe(20);
  });

  test("captions every sentence without gaps, even one without a full stop", () => {
    expect(video.captions[0]?.vtt.match(/.* --> .*/g)).toEqual([
      "00:00:00.000 --> 00:00:05.000",
      "00:00:05.000 --> 00:00:10.000",
      "00:00:10.000 --> 00:00:15.000",
      "00:00:15.000 --> 00:00:20.000",
    ]);
    expect(video.captions[0]?.vtt.endsWith(`${eleven}\n`)).toBe(true);
  });

  test("keeps the narration as the transcript, a paragraph per chapter", () => {
    expect(video.transcript.split("\n\n")).toHaveLength(2);
  });
});
