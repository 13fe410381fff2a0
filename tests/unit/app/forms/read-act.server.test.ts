import { expect, test } from "vitest";
import { z } from "zod";
import { readAct } from "~/forms/read-act.server";

const shape = z.object({ intent: z.enum(["read", "unread"]), ids: z.array(z.string()).optional() });

function formOf(...entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("action parser: reads only the fields of its shape", () => {
  expect(readAct(shape, formOf(["intent", "read"], ["other", "1"]))).toEqual({ intent: "read" });
});

test("action parser: returns null for an unknown action", () => {
  expect(readAct(shape, formOf())).toBeNull();
  expect(readAct(shape, formOf(["intent", "burn"]))).toBeNull();
});

test("action parser: uses the last of duplicate values, unless the field is a list", () => {
  const form = formOf(["intent", "read"], ["intent", "unread"], ["ids", "a"], ["ids", "b"]);
  expect(readAct(shape, form, ["ids"])).toEqual({ intent: "unread", ids: ["a", "b"] });
  expect(readAct(shape, formOf(["intent", "read"]), ["ids"])).toEqual({ intent: "read", ids: [] });
});
