import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldNamesOf } from "~/forms/field-names.server";
import { readForm } from "~/forms/read-form.server";

/** As much as one form may hold. */
const LENGTH = 64_000;
const LETTERS = ["a.", ".", " ", "a", "0", "-", "@", "á", "\u0315\u0300", "🏔", "\n", ",", "a@a."];
/** Letters looked at by patterns and by what puts accents in order, for each letter that was typed. */
const MOST_LOOKS = 12;
/** Putting accents in order takes the square of their number. */
const MOST_ORDERED = 8_000;

const files = import.meta.glob<Record<string, unknown>>("../../../../app/features/**/*.schema.ts", {
  eager: true,
});

const isForm = (value: unknown): value is z.ZodMiniType<unknown> =>
  value instanceof z.core.$ZodObject;
const forms = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .flatMap(([name, value]) =>
    name === "stepSchemas" ? Object.entries(value as object) : [[name, value] as const],
  )
  .filter((each): each is [string, z.ZodMiniType<unknown>] => isForm(each[1]));

type Work = { looks: number; longestOrdered: number };

/** What `read` costs, counted instead of timed. */
function workOf(read: () => void): Work {
  const work: Work = { looks: 0, longestOrdered: 0 };
  const { exec } = RegExp.prototype;
  const { normalize } = String.prototype;
  const countLooks = function countLooks(this: RegExp, text: string) {
    const from = this.lastIndex;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : this.sticky ? from : text.length;
    work.looks += Math.max(end - from, 1);
    return match;
  };
  const noteLength = function noteLength(this: string, form?: string) {
    work.longestOrdered = Math.max(work.longestOrdered, this.length);
    return normalize.call(this, form);
  };
  try {
    Object.assign(RegExp.prototype, { exec: countLooks });
    Object.assign(String.prototype, { normalize: noteLength });
    read();
  } finally {
    Object.assign(RegExp.prototype, { exec });
    Object.assign(String.prototype, { normalize });
  }
  return work;
}

describe("every text field of every form", () => {
  test("is among those tried", () => {
    expect(forms.map(([name]) => name)).toEqual(
      expect.arrayContaining(["loginSchema", "email", "guestSchema", "editProfileSchema"]),
    );
  });

  test.each(forms)("of %s is read in step with its length", (_, schema) => {
    for (const name of fieldNamesOf(schema)) {
      for (const letters of LETTERS) {
        const typed = letters.repeat(LENGTH / letters.length);
        const form = new FormData();
        form.append(name, typed);
        const { looks, longestOrdered } = workOf(() => readForm(schema, form));
        expect(looks, `${name}: ${letters}`).toBeLessThan(MOST_LOOKS * LENGTH);
        expect(longestOrdered, `${name}: ${letters}`).toBeLessThanOrEqual(MOST_ORDERED);
      }
    }
  });
});
