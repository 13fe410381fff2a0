import { describe, expect, test } from "vitest";
import { consentValue, findDecision, isToBeLogged, logValue } from "~/analytics/consent";

const visitorId = "6f1c2e1a-0000-4000-8000-000000000001";
const madeAtMs = Date.parse("2026-11-21T10:00:00.123Z");
const cookie = (value: string) => `portal_theme=dark; portal_consent=${value}; other=1`;
const decided = (consent: { statistics: boolean; identity: boolean }) => ({
  consent,
  madeAtMs,
  visitorId,
});

test.each([
  { statistics: false, identity: false },
  { statistics: true, identity: false },
  { statistics: true, identity: true },
])("consent cookie: survives writing and reading %o", (consent) => {
  expect(findDecision(cookie(consentValue(decided(consent))))).toEqual(decided(consent));
});

test("consent cookie: drops identity without statistics", () => {
  const value = consentValue(decided({ statistics: false, identity: true }));
  expect(findDecision(cookie(value))?.consent).toEqual({ statistics: false, identity: false });
});

test.each([
  `v1.s1.i1.1.${visitorId}`,
  `v3.s1.i1.1.${visitorId}`,
  "v2.s1.i1.1",
  "v2.s1.i1.1.me",
  `v2.s1.i1.1.${visitorId}x`,
  "yes",
  "",
])("consent cookie: rejects %o", (value) => {
  expect(findDecision(cookie(value))).toBeNull();
});

describe("consent log", () => {
  const ana = "aaaaaaaa-1111-4222-8333-444455556666";
  const bia = "bbbbbbbb-1111-4222-8333-444455556666";
  const decision = decided({ statistics: true, identity: false });
  const loggedFor = (memberId: string | null) =>
    `portal_consent_log=${logValue(decision, memberId)}`;

  test("lacks a decision that was never logged, or was logged only in an older version", () => {
    expect(isToBeLogged("", decision, null)).toBe(true);
    const older = { ...decision, madeAtMs: madeAtMs - 1 };
    expect(isToBeLogged(`portal_consent_log=${logValue(older, null)}`, decision, null)).toBe(true);
    expect(isToBeLogged(loggedFor(null), decision, null)).toBe(false);
  });

  test("lacks a member's decision that was logged for a visitor or another member", () => {
    expect(isToBeLogged(loggedFor(null), decision, ana)).toBe(true);
    expect(isToBeLogged(loggedFor(bia), decision, ana)).toBe(true);
    expect(isToBeLogged(loggedFor(ana), decision, ana)).toBe(false);
  });

  test("lacks nothing after a logout", () => {
    expect(isToBeLogged(loggedFor(ana), decision, null)).toBe(false);
  });

  test("does not reveal the member in its cookie", () => {
    expect(loggedFor(ana)).not.toContain(ana);
  });
});
