import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { judgeMemberToken } from "../../../../../../cms-extensions/src/members/member-auth/member-token";

const key = "k".repeat(32);
const nowMs = 1_790_000_000_000;
const claims = { iss: "portal", aud: "directus", sub: "u1", exp: nowMs / 1000 + 60 };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function token(head: object, body: object, signingKey = key): string {
  const text = `${encode(head)}.${encode(body)}`;
  return `${text}.${createHmac("sha256", signingKey).update(text).digest("base64url")}`;
}
const ours = { alg: "HS256", kid: "portal" };
const judge = (text: string, at = nowMs) => judgeMemberToken(text, key, at);

describe("member token", () => {
  test("identifies the member until it expires", () => {
    const text = token(ours, claims);
    const member = { kind: "member", userId: "u1", mayActForTeam: false };
    expect(judge(text)).toEqual(member);
    expect(judge(text, nowMs + 59_999)).toEqual(member);
    expect(judge(text, nowMs + 60_000)).toEqual({ kind: "expired" });
  });

  test("says whether its login may act for the team, by an exact boolean", () => {
    for (const [team, mayActForTeam] of [
      [true, true],
      ["true", false],
      [1, false],
      [undefined, false],
    ])
      expect(judge(token(ours, { ...claims, team }))).toMatchObject({ mayActForTeam });
  });

  test.each([
    ["another key", token(ours, claims, "x".repeat(32))],
    ["no algorithm", token({ alg: "none", kid: "portal" }, claims)],
    ["another algorithm", token({ alg: "HS512", kid: "portal" }, claims)],
    ["another audience", token(ours, { ...claims, aud: "portal" })],
    ["another issuer", token(ours, { ...claims, iss: "directus" })],
    ["no end", token(ours, { ...claims, exp: undefined })],
    ["an end in words", token(ours, { ...claims, exp: "later" })],
    ["no subject", token(ours, { ...claims, sub: 7 })],
    ["no signature", token(ours, claims).replace(/[^.]*$/, "")],
    ["a fourth part", `${token(ours, claims)}.x`],
    ["a body that is no object", `${encode(ours)}.${encode(null)}.x`],
  ])("is invalid with %s", (_, text) => {
    expect(judge(text)).toEqual({ kind: "invalid" });
  });

  test.each(["", "static-token", "a.b.c", token({ alg: "HS256", typ: "JWT" }, claims)])(
    "of another kind is left to Directus: %s",
    (text) => expect(judge(text)).toEqual({ kind: "foreign" }),
  );
});
