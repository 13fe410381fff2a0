import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everydayGerman } from "../../../../../cms-extensions/seed/content/courses/everyday-german/everyday-german.ts";
import { listGermanPhrases, recordingName } from "../../../../../contract/content/speech.ts";

const ROOT = join(import.meta.dirname, "../../../../..");
const RECORDINGS = join(ROOT, "public/speech");
const MAX_RECORDINGS_BYTES = 800_000;

const classes = everydayGerman.modules.flatMap((module) => module.classes);
const lessons = classes.filter(({ kind }) => kind === "text");

test("German course: each class has a table of 10 to 14 phrases, a dialogue, and questions to pass", () => {
  expect(lessons.length).toBeGreaterThanOrEqual(8);
  for (const { slug, body = "", questions = [], passPercent } of lessons) {
    const [table = ""] = body.split("</table>");
    const count = listGermanPhrases(table).length;
    const lines = body.match(/<li><span lang="de">– /g)?.length ?? 0;
    expect([slug, count >= 10 && count <= 14, lines >= 6]).toEqual([slug, true, true]);
    expect([slug, questions.length >= 5, passPercent]).toEqual([slug, true, 70]);
  }
});

test("German course: is written as in Switzerland, and each phrase has a reading and a meaning", () => {
  for (const { slug, body = "" } of lessons) {
    const german = [...body.matchAll(/lang="de">([^<]+)</g)].map(([, text = ""]) => text);
    expect([slug, german.filter((text) => text.includes("ß"))]).toEqual([slug, []]);
    expect([slug, /<td[^>]*><\/td>/.test(body)]).toEqual([slug, false]);
  }
});

test("German course: all phrases of its tables are recorded, in small files that the page's script knows", () => {
  const phrases = lessons.flatMap(({ body = "" }) => listGermanPhrases(body));
  const names = [...new Set(phrases.map((phrase) => recordingName("de", phrase)))].toSorted();
  expect(names.length).toBe(new Set(phrases).size);
  const files = readdirSync(RECORDINGS).toSorted();
  expect(files).toEqual(names.map((name) => `${name}.m4a`));
  const listed = readFileSync(join(ROOT, "app/content/speech/recordings.json"), "utf8");
  expect(JSON.parse(listed)).toEqual(names);
  const bytes = files.reduce((sum, file) => sum + statSync(join(RECORDINGS, file)).size, 0);
  expect(bytes).toBeLessThan(MAX_RECORDINGS_BYTES);
});
