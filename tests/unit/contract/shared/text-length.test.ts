import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import { countCharacters, fits, lengthText } from "../../../../contract/shared/text-length.ts";
import { EMAIL_MAX_LENGTH } from "../../../../contract/account/person.ts";
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from "../../../../contract/account/support.ts";
import {
  FORM_MAX_BYTES,
  GUEST_FORM_MAX_BYTES,
  storedTexts,
} from "../../../../contract/collections/input-limits.ts";

test.each([
  ["Olá", 3],
  ["🏔🏔", 2],
  ["um\r\ndois\r\n\r\ntrês", 13],
  ["um\ndois\n\ntrês", 13],
  ["  com pontas \r\n", 10],
])("text length: %j has %i characters", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test("text length: a text is valid up to its limit", () => {
  expect(fits(4)("🏔🏔🏔🏔")).toBe(true);
  expect(fits(4)("🏔🏔🏔🏔🏔")).toBe(false);
  expect(lengthText(32_014, TOPIC_BODY_MAX_LENGTH)).toBe("32.014 de 32.000 caracteres");
});

describe("largest text form", () => {
  const forms = {
    member: {
      limits: { title: TOPIC_TITLE_MAX_LENGTH, body: TOPIC_BODY_MAX_LENGTH },
      maxBytes: FORM_MAX_BYTES,
    },
    guest: {
      limits: {
        email: EMAIL_MAX_LENGTH,
        subject: SUBJECT_LENGTH.max,
        message: MESSAGE_LENGTH.max,
      },
      maxBytes: GUEST_FORM_MAX_BYTES,
    },
  };
  const letters = ["a", "ã", "🏔", "a\r\n", "%"];
  const cases = Object.entries(forms).flatMap(([sender, form]) =>
    letters.map((repeated) => ({ sender, repeated, ...form })),
  );

  test.each(cases)(
    "of a $sender is accepted at twice its text limits, full of $repeated",
    ({ repeated, limits, maxBytes }) => {
      const size = countCharacters(`${repeated}a`) - 1;
      const fields = Object.entries(limits).map(([name, limit]) => [
        name,
        repeated.repeat((limit * 2) / size),
      ]);
      expect(new URLSearchParams(fields).toString().length).toBeLessThan(maxBytes);
    },
  );

  test("of a guest is refused at four times its text limit", () => {
    const form = new URLSearchParams({ message: "🏔".repeat(4 * MESSAGE_LENGTH.max) });
    expect(form.toString().length).toBeGreaterThan(GUEST_FORM_MAX_BYTES);
  });
});

type Field = { collection: string; field: string; schema: { max_length: number | null } | null };
const { fields } = parse(readFileSync("directus-snapshot.yaml", "utf8")) as { fields: Field[] };

test.each(Object.entries(storedTexts))(
  "text length: the column of %s holds its %i characters",
  (name, limit) => {
    const column = fields.find(({ collection, field }) => `${collection}.${field}` === name);
    // Directus' own columns are not in the snapshot.
    if (name.startsWith("directus_users.") && !column) return;
    expect(column?.schema?.max_length ?? Infinity, name).toBeGreaterThanOrEqual(limit);
    expect(column, name).toBeDefined();
  },
);
