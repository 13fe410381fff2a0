import { describe, expect, test } from "vitest";
import { cuesOf, findCaptions, listCues } from "../../../../contract/content/captions.ts";
import { videos } from "../../../../cms-extensions/seed/content/videos/all-videos.ts";

describe("caption cues", () => {
  test("have their times in seconds, with or without hours in the file", () => {
    const vtt =
      "WEBVTT - título\n\n1\n00:01.500 --> 00:03.000 align:start\nBom dia\na todos\n\n01:00:02.000 --> 01:00:04.250\n<v Ana>Até <b>logo</b>\n";
    expect(cuesOf(vtt)).toEqual([
      { startSec: 1.5, endSec: 3, text: "Bom dia a todos" },
      { startSec: 3602, endSec: 3604.25, text: "Até logo" },
    ]);
  });

  test("have decoded character references", () => {
    const vtt = "WEBVTT\n\n00:00.000 --> 00:01.000\n<b>B&amp;B</b> &lt; 10&nbsp;m\n";
    expect(cuesOf(vtt).map(({ text }) => text)).toEqual(["B&B < 10 m"]);
  });

  test("are read from a file with Windows line ends and a byte order mark", () => {
    expect(cuesOf("\uFEFFWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nOi\r\n")).toHaveLength(1);
  });

  test.each([
    ["an empty file", ""],
    ["another format", "1\n00:00:00,000 --> 00:00:01,000\nOi"],
    ["notes and styles", "WEBVTT\n\nNOTE 00:00\nOi\n\nSTYLE\n::cue { color: red }"],
    ["cues without words", "WEBVTT\n\n00:00.000 --> 00:01.000\n\n"],
  ])("are none for %s", (_, vtt) => {
    expect(cuesOf(vtt)).toEqual([]);
  });
});

test.each([
  [
    "a list",
    [
      { lang: "de", vtt: "d" },
      { lang: "pt-BR", vtt: "p" },
    ],
    "p",
  ],
  ["a list as text", '[{"lang":"pt-BR","vtt":"p"}]', "p"],
  ["a list without Portuguese", [{ lang: "fr", vtt: "f" }], null],
  ["a list entry without text", [{ lang: "pt-BR" }], null],
  ["null", null, null],
  ["an object instead of a list", { lang: "pt-BR", vtt: "p" }, null],
])("captions: reads only the Portuguese text of %s", (_, captions, found) => {
  expect(findCaptions(captions)).toBe(found);
});

test.each(videos)(
  "captions: video $slug covers its whole transcript, in order and within its duration",
  (video) => {
    const cues = listCues(video.captions);
    expect(cues.map(({ text }) => text).join(" ")).toBe(video.transcript.replaceAll("\n\n", " "));
    const times = cues.flatMap(({ startSec, endSec }) => [startSec, endSec]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(video.durationSec);
    expect(video.chapters.map(({ startSec }) => startSec)).toEqual(
      video.chapters.map(({ startSec }) => startSec).toSorted((one, other) => one - other),
    );
  },
);
