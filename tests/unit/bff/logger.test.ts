import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLogger } from "../../../bff/logger.ts";
import { inRequest } from "../../../config/request-scope.ts";

function logged(err: unknown): { line: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  createLogger("info", { write: (line) => void lines.push(line) }).warn({ err }, "failed");
  const line = lines.join("");
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err };
}

const unavailable = Object.assign(new Error("terminating connection"), { code: "57P01" });
const failedQuery = () =>
  new DrizzleQueryError(
    "select * from users where email_key = $1",
    ["ana@example.com", "linha\n    at ana"],
    unavailable,
  );

test("service log: contains the text of a failed query and its cause, never its values", () => {
  const { line, err } = logged(failedQuery());
  expect(line).not.toContain("ana");
  expect(err).toMatchObject({
    type: "DrizzleQueryError",
    message: "Failed query: select * from users where email_key = $1",
    stack: expect.stringContaining("logger.test.ts") as string,
    cause: { message: "terminating connection", code: "57P01" },
  });
});

test("service log: includes nested causes, and leaves out properties that libraries attach to errors", () => {
  const refused = Object.assign(new Error("no answer", { cause: failedQuery() }), {
    response: "550 <ana@example.com>",
  });
  const { line, err } = logged(refused);
  expect(line).not.toContain("ana");
  expect(err).toMatchObject({ message: "no answer", cause: { type: "DrizzleQueryError" } });
});

test("service log: accepts any thrown value", () => {
  expect(logged("broken").err).toMatchObject({ type: "string", message: "broken" });
});

test("service log: names the request once in each line of a request", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  log.info("at the start");
  inRequest("id-of-request", () => {
    log.warn("by a module");
    log.child({ reqId: "id-of-request" }).warn("by the request");
  });
  expect(lines.map((line) => line.match(/"reqId":"id-of-request"/g)?.length ?? 0)).toEqual([
    0, 1, 1,
  ]);
});
