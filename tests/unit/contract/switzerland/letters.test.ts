import { describe, expect, test } from "vitest";
import { offices } from "../../../../cms-extensions/seed/content/plan/offices.ts";
import { letters } from "../../../../cms-extensions/seed/content/plan/letters.ts";
import {
  CANTONS_WITHOUT_TAX_LETTER,
  isLetterEnough,
  readLetterFields,
  unknownPlaceholders,
} from "../../../../contract/switzerland/letters.ts";

const field = { name: "endDay", kind: "day", label: "Último dia", isRequired: true };
const choice = { value: "moved", label: "mudança", de: "Umzug", fr: "départ", it: "trasloco" };

describe("letter fields", () => {
  test("are a list of known kinds; a choice has its words in each language", () => {
    expect(readLetterFields(null)).toEqual([]);
    const reason = { ...field, name: "reason", kind: "choice", choices: [choice] };
    expect(readLetterFields([field, reason])).toMatchObject([{ name: "endDay" }, reason]);
    for (const { key, fields } of letters) expect(readLetterFields(fields), key).not.toBeNull();
  });

  test.each([
    ["text"],
    [[{ ...field, kind: "colour" }]],
    [[{ ...field, name: "end day" }]],
    [[{ ...field, label: "" }]],
    [[{ ...field, isRequired: "yes" }]],
    [[{ ...field, kind: "choice" }]],
    [[{ ...field, kind: "choice", choices: [{ ...choice, fr: undefined }] }]],
  ])("%j is refused", (value) => expect(readLetterFields(value)).toBeNull());
});

test("letter placeholders: name fields of the letter", () => {
  const fields = readLetterFields([field]) ?? [];
  expect(unknownPlaceholders(["Am {{endDay}} und {{endDya}}.", null], fields)).toEqual(["endDya"]);
});

test("letter placeholders: the sentence on the deadline belongs to every letter", () => {
  expect(unknownPlaceholders(["{{keepsDeadline}}"], [])).toEqual([]);
});

describe("letter about tax at source", () => {
  test.each([
    ["tax-correction", "ZH", false],
    ["tax-correction", "BE", false],
    ["tax-correction", "VS", false],
    ["tax-correction", "VD", true],
    ["tax-correction", null, true],
    ["permit-renewal", "ZH", true],
  ] as const)("%s in %s is enough: %s", (key, canton, isEnough) => {
    expect(isLetterEnough(key, canton)).toBe(isEnough);
  });

  test("is not enough in the cantons whose tax office has a note that says so", () => {
    const noted = offices.filter(
      ({ kind, note = "" }) => kind === "tax" && note.includes("a carta não basta"),
    );
    expect(noted.map(({ canton }) => canton)).toEqual(CANTONS_WITHOUT_TAX_LETTER);
  });
});
