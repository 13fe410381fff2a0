import { expect, test } from "vitest";
import { requireForm } from "~/http/form";

function requestWith(body: BodyInit, type?: string): Request {
  const headers = type ? { "Content-Type": type } : undefined;
  return new Request("http://portal.test/", { method: "POST", body, ...(headers && { headers }) });
}

test("a form is read", async () => {
  const form = await requireForm(requestWith(new URLSearchParams({ theme: "dark" })));
  expect(form.get("theme")).toBe("dark");
});

test.each([
  ["a body that is no form", requestWith("abc", "multipart/form-data; boundary=x")],
  ["a zero byte", requestWith(new URLSearchParams({ email: "a\0@example.com" }))],
])("%s is answered 400", async (_, request) => {
  const thrown = await requireForm(request).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(400);
});
