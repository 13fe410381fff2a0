import { expect, test } from "vitest";
import { lacksOf } from "../../../../../../cms-extensions/src/content/publishing/completeness.ts";

const whole = {
  status: "published",
  title: "Aluguel cai",
  summary: "Resumo",
  body: "<p>Texto</p>",
  sourceName: "BFS",
  sourceUrl: "https://example.com",
};
const fieldsOf = (row: object, collection = "news") =>
  lacksOf(collection, { ...whole, ...row }).map(({ field }) => field);

test.each([
  ["a draft with a title", { status: "draft", summary: null, body: null, sourceName: "" }, []],
  ["a draft without one", { status: "draft", title: " " }, ["title"]],
  ["a text in review", { status: "in_review", body: null }, []],
  ["a whole item", {}, []],
  ["an item to come", { status: "scheduled", summary: "" }, ["summary"]],
  ["an item without source", { sourceName: null, sourceUrl: null }, ["sourceName", "sourceUrl"]],
  ["an empty editor's text", { body: "<p>&nbsp;</p>" }, ["body"]],
  ["a text that is a picture", { body: '<img src="a.webp" alt="Gráfico">' }, []],
  ["a picture without words", { body: '<p><img src="a.webp" alt=" "></p>' }, ["body"]],
  ["a draft's picture", { status: "draft", body: '<img src="a.webp">' }, []],
  ["a cover without words", { cover: "id", coverAlt: "  " }, ["coverAlt"]],
  ["a cover with words", { cover: "id", coverAlt: "Uma ponte" }, []],
  ["a draft's cover", { status: "draft", cover: "id" }, []],
])("content completeness: %s", (_, row, fields) => {
  expect(fieldsOf(row)).toEqual(fields);
});

test.each([
  ["checked, and sourced beside its list", {}, []],
  ["a list of sources", { sourceName: null, sources: [{ name: "SEM" }] }, []],
  ["days as the database gives them", { reviewedAt: new Date(), reviewDueAt: new Date() }, []],
  ["no source at all", { sourceName: "", sources: [] }, ["sources"]],
  ["never checked", { reviewedAt: null, reviewDueAt: "" }, ["reviewedAt", "reviewDueAt"]],
  ["a draft", { status: "draft", sourceName: null, reviewedAt: null }, []],
])(
  "content completeness: a published article needs a review and a source: %s",
  (_, row, fields) => {
    const checked = { reviewedAt: "2026-11-01", reviewDueAt: "2027-10-01", sources: null };
    expect(fieldsOf({ ...checked, ...row }, "articles")).toEqual(fields);
  },
);

test.each([
  ["a whole one", {}, []],
  ["days as the database gives them", { validFrom: new Date(), validUntil: new Date() }, []],
  ["nobody's, without an end", { validUntil: null, reviewer: " " }, ["validUntil", "reviewer"]],
  ["from nowhere", { source: "", validFrom: undefined }, ["source", "validFrom"]],
  ["one to come", { status: "scheduled", validUntil: null }, ["validUntil"]],
  ["a draft", { status: "draft", source: null, validUntil: null, reviewer: null }, []],
])(
  "content completeness: a published fact needs reviewer, source and validity: %s",
  (_, row, fields) => {
    const checked = { source: "KVV", validFrom: "2026-01-01", validUntil: "2026-12-31" };
    expect(fieldsOf({ ...checked, reviewer: "Ana", ...row }, "facts")).toEqual(fields);
  },
);

const vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\nOlá\n";
const film = {
  provider: "file",
  file: "id",
  durationSec: 90,
  captions: [{ lang: "pt-BR", vtt }],
};

test("content completeness: a video's poster needs its own description", () => {
  expect(fieldsOf({ ...film, poster: "id", cover: "id" }, "videos")).toEqual(["posterAlt"]);
});

test.each([
  ["a whole one", {}, []],
  ["a draft without a film", { status: "draft", file: null, captions: null }, []],
  ["one without a file", { file: null }, ["file"]],
  ["one of YouTube", { provider: "youtube", file: null, providerId: "dQw4w9WgXcQ" }, []],
  [
    "an address in the place of a code",
    { provider: "youtube", providerId: "https://youtu.be/x" },
    ["providerId"],
  ],
  ["one of Vimeo", { provider: "vimeo", file: null, providerId: "76979871" }, []],
  [
    "a code of the other provider",
    { provider: "vimeo", providerId: "dQw4w9WgXcQ" },
    ["providerId"],
  ],
  ["one without a length", { durationSec: null }, ["durationSec"]],
  ["one without captions", { captions: null }, ["captions"]],
  ["captions in another language", { captions: [{ lang: "de", vtt }] }, ["captions"]],
  ["captions without a word", { captions: [{ lang: "pt-BR", vtt: "WEBVTT" }] }, ["captions"]],
  ["captions as the database keeps them", { captions: JSON.stringify(film.captions) }, []],
  ["one to come", { status: "scheduled", captions: [] }, ["captions"]],
])("content completeness: a published video needs a file and captions: %s", (_, row, fields) => {
  expect(fieldsOf({ ...film, ...row }, "videos")).toEqual(fields);
});
