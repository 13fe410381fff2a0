import { expect, test } from "vitest";
import { requireForm } from "~/forms/form";
import { FORM_MAX_BYTES } from "../../../../contract/collections/input-limits.ts";

function requestWith(body: BodyInit, type?: string): Request {
  const headers = type ? { "Content-Type": type } : undefined;
  return new Request("http://portal.test/", { method: "POST", body, ...(headers && { headers }) });
}

test("form body: is parsed", async () => {
  const form = await requireForm(requestWith(new URLSearchParams({ theme: "dark" })));
  expect(form.get("theme")).toBe("dark");
});

const fields = (count: number, value: string) =>
  new URLSearchParams(Array.from({ length: count }, (_, at) => [`f${at}`, value]));

test("form body: is parsed up to the limits", async () => {
  expect([...(await requireForm(requestWith(fields(300, "x"))))]).toHaveLength(300);
  expect([...(await requireForm(requestWith(fields(1, "x".repeat(100_000)))))]).toHaveLength(1);
});

function textsInParts(): FormData {
  const form = new FormData();
  for (let at = 0; at < 10; at++) form.append("bio", "x".repeat(FORM_MAX_BYTES / 8));
  return form;
}

test.each([
  ["more fields than any form of ours", requestWith(fields(301, ""))],
  ["more text than any form of ours", requestWith(textsInParts())],
  ["a body that is no form", requestWith("abc", "multipart/form-data; boundary=x")],
  ["a zero byte", requestWith(new URLSearchParams({ email: "a\0@example.com" }))],
])("form body: %s returns 400", async (_, request) => {
  const thrown = await requireForm(request).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(400);
});
