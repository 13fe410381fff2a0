import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readForm, fieldNamesOf } from "~/forms/form-answer.server";

const schema = z.object({
  email: z.string(),
  links: z.pipe(
    z._default(z.array(z.string()).check(z.maxLength(3)), []),
    z.transform((links: string[]) => links.join(" ")),
  ),
  visibility: z.optional(z.object({ bio: z.optional(z.string()) })),
});

function formOf(...pairs: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

test("form reader: a schema defines the allowed field names", () => {
  expect([...fieldNamesOf(schema)]).toEqual([
    "email",
    "links",
    "links[0]",
    "links[1]",
    "links[2]",
    "visibility.bio",
  ]);
});

test("form reader: reads a valid form completely", () => {
  const form = formOf(
    ["intent", "save"],
    ["email", "a@b.ch"],
    ["links[1]", "https://b.ch"],
    ["links[0]", "https://a.ch"],
    ["visibility.bio", "members"],
    ["formKey", "k"],
  );
  const submission = readForm(schema, form);
  expect(submission).toMatchObject({
    status: "success",
    value: {
      email: "a@b.ch",
      links: "https://a.ch https://b.ch",
      visibility: { bio: "members" },
    },
  });
  expect(submission.reply().initialValue).toMatchObject({ email: "a@b.ch", formKey: "k" });
});

describe("unknown field name", () => {
  test.each([
    "email[4000000000]",
    "email[0]",
    "links[3]",
    "links[1e9]",
    "links[0][0]",
    "visibility.bio.x",
    "visibility[__proto__]",
    "__proto__.x",
    "[".repeat(5_000),
    "a.".repeat(5_000),
    "__intent__",
    "__state__",
  ])("%.20s makes the form invalid and keeps the typed values", (name) => {
    const submission = readForm(schema, formOf(["email", "a@b.ch"], [name, "{garbage"]));
    expect(submission.status).toBe("error");
    const { initialValue, fields } = submission.reply();
    expect(initialValue).toEqual({ email: "a@b.ch" });
    expect(fields).toEqual(["email"]);
  });

  test("is ignored if it is a plain one", () => {
    const submission = readForm(schema, formOf(["email", "a@b.ch"], ["other", "x"]));
    expect(submission).toMatchObject({ status: "success", payload: { email: "a@b.ch" } });
    expect(submission.payload).not.toHaveProperty("other");
  });
});
