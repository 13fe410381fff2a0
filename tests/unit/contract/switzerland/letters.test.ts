import { describe, expect, test } from "vitest";
import { letters } from "../../../../cms-extensions/seed/content/plan/letters.ts";
import { readLetterFields, unknownPlaceholders } from "../../../../contract/switzerland/letters.ts";

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
