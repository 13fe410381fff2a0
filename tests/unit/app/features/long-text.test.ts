import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readForm, fieldNamesOf } from "~/forms/form-answer.server";
import { expectInStep, listLongTexts } from "../forms/long-texts.ts";

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

describe("text fields of all forms", () => {
  test("are covered by this test", () => {
    expect(forms.map(([name]) => name)).toEqual(
      expect.arrayContaining(["loginSchema", "email", "guestSchema", "editProfileSchema"]),
    );
  });

  test.each(forms)("of %s are read in time linear to their length", (_, schema) => {
    for (const name of fieldNamesOf(schema)) {
      for (const typed of listLongTexts()) {
        const form = new FormData();
        form.append(name, typed);
        expectInStep(name, typed, () => readForm(schema, form));
      }
    }
  });
});
