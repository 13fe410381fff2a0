import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answerStatus, failureOf, sendForm, UNAVAILABLE } from "~/forms/form-answer.server";

const schema = z.object({
  name: z.string().check(z.minLength(2, "Name is short")),
  password: z.string(),
});

function form(name: string): FormData {
  const data = new FormData();
  data.set("name", name);
  data.set("password", "secret");
  return data;
}

const options = { intent: "person", hidden: ["password"], failures: { gone: "over" } } as const;
const refusal = (statusCode: number, code: string | null = null, fields = {}) => ({
  ...UNAVAILABLE,
  statusCode,
  code,
  fields,
});

test("form answer: a form with errors calls nothing and returns without its password", async () => {
  const answer = await sendForm(schema, form("A"), () => Promise.reject(new Error()), options);
  expect(answer).toMatchObject({
    intent: "person",
    isDone: false,
    lastResult: {
      status: "error",
      error: { name: ["Name is short"] },
      initialValue: { name: "A" },
    },
    failure: null,
  });
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(answerStatus(answer)).toBe(400);
});

test("form answer: a successful form returns a result, and no typed values", async () => {
  const call = (input: { name: string }) =>
    Promise.resolve({ isError: false as const, data: `hello ${input.name}` });
  const gainOf = (words: string, { name }: { name: string }) => ({ words, to: name });
  const answer = await sendForm(schema, form("Ana"), call, { ...options, resultFieldsOf: gainOf });
  expect(answer).toEqual({
    intent: "person",
    isDone: true,
    lastResult: null,
    failure: null,
    words: "hello Ana",
    to: "Ana",
  });
  expect(answerStatus(answer)).toBe(200);
});

test.each([
  ["a field", refusal(422, null, { name: "no.such" }), { name: ["Confira este campo."] }],
  ["a code that belongs to a field", refusal(409, "taken"), { name: ["Taken"] }],
])("form answer: an upstream error of %s appears beside it", async (_, refused, error) => {
  const fieldErrors = { taken: { name: ["Taken"] } };
  const answer = await sendForm(schema, form("Ana"), () => Promise.resolve(refused), {
    ...options,
    fieldErrors,
  });
  expect(answer).toMatchObject({ failure: null, lastResult: { error, status: "error" } });
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(answerStatus(answer)).toBe(400);
});

test("form answer: a rejected form shows the reason and keeps its values", async () => {
  const answer = await sendForm(schema, form("Ana"), () => Promise.resolve(refusal(404, "gone")), {
    ...options,
  });
  expect(answer).toMatchObject({
    isDone: false,
    failure: { code: "over" },
    lastResult: { initialValue: { name: "Ana" } },
  });
});

test("form answer: a rejection can have no message of its own", async () => {
  const answer = await sendForm(schema, form("Ana"), () => Promise.resolve(refusal(400)), {
    ...options,
    silentStatuses: [400],
  });
  expect(answer).toMatchObject({ failure: null, lastResult: { initialValue: { name: "Ana" } } });
  expect(answerStatus(answer)).toBe(400);
});

test.each([
  [refusal(429), { code: "rate_limited", retryAfterSeconds: 60 }, 429],
  [{ ...refusal(429), retryAfterSeconds: 7 }, { code: "rate_limited", retryAfterSeconds: 7 }, 429],
  [refusal(409, "closed"), { code: "closed" }, 409],
  [refusal(403), { code: "refused" }, 403],
  [refusal(410), { code: "over" }, 418],
  [refusal(500), { code: "unavailable" }, 503],
])("form answer: %o becomes %o", (refused, failure, status) => {
  const failures = { closed: "closed", 403: "refused", 410: "over" } as const;
  const found = failureOf<"closed" | "refused" | "over">(refused, failures);
  expect(found).toEqual(failure);
  expect(answerStatus({ isDone: false, failure: found }, { over: 418 })).toBe(status);
});
