import { expect, test } from "vitest";
import {
  listGermanPhrases,
  phraseText,
  recordingName,
  recordingPath,
} from "../../../../contract/content/speech.ts";

test.each([
  ["– Grüezi.\n  Was darf es sein?", "Grüezi. Was darf es sein?"],
  [" Guten Tag. ", "Guten Tag."],
  ["E-Mail – bitte", "E-Mail – bitte"],
])("phrase: %j is spoken as %j", (written, spoken) => {
  expect(phraseText(written)).toBe(spoken);
});

test("phrase: is listed from the German cells of a text, not from its other words", () => {
  const html = '<td lang="de">Hoi!</td><td>Oi</td><p>O <span lang="de">ü</span></p>';
  expect(listGermanPhrases(html)).toEqual(["Hoi!"]);
});

test("recording: its name follows from language and text, and never changes", () => {
  const name = recordingName("de", "Grüezi.");
  expect(recordingPath(name)).toMatch(/^\/speech\/[0-9a-f]{8}\.m4a$/);
  expect(recordingName("fr", "Grüezi.")).not.toBe(name);
  expect(recordingName("de", "Grüezi")).not.toBe(name);
  expect(recordingName("de", "Guten Tag.")).toBe("aa78abcd");
});
