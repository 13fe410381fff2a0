import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isSameSecret, isSignedBody } from "../../../../bff/http/internal-key.ts";

const now = new Date("2026-11-21T12:00:00Z");
const body = '{"collection":"news"}';

function sign(ageSeconds: number, key = "key"): string {
  const time = now.getTime() / 1_000 - ageSeconds;
  const signature = createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

describe("isSignedBody", () => {
  test.each([0, 299, 300, -300])("accepts a signature %d seconds old", (ageSeconds) => {
    expect(isSignedBody(sign(ageSeconds), body, "key", now)).toBe(true);
  });

  test.each([301, -301])("rejects a signature %d seconds old", (ageSeconds) => {
    expect(isSignedBody(sign(ageSeconds), body, "key", now)).toBe(false);
  });

  test("rejects another key, another body and malformed signatures", () => {
    expect(isSignedBody(sign(0, "other"), body, "key", now)).toBe(false);
    expect(isSignedBody(sign(0), `${body} `, "key", now)).toBe(false);
    expect(isSignedBody(sign(0).toUpperCase(), body, "key", now)).toBe(false);
    expect(isSignedBody(`${sign(0)},v1=00`, body, "key", now)).toBe(false);
  });
});

describe("isSameSecret", () => {
  test("compares secrets of any length", () => {
    expect(isSameSecret("abc", "abc")).toBe(true);
    expect(isSameSecret("ab", "abc")).toBe(false);
    expect(isSameSecret("", "abc")).toBe(false);
  });
});
