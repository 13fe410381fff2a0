import { describe, expect, test } from "vitest";
import { effectiveConsent } from "~/analytics/consent";
import { consentCookie, decide, readChoice } from "~/features/public-pages/consent/consent.server";

const visitorId = "6f1c2e1a-0000-4000-8000-000000000001";
const ACCEPTED = `portal_consent=v2.s1.i0.1.${visitorId}`;
const nothing = { statistics: false, identity: false };

describe("consent banner", () => {
  test("appears without a decision", () => {
    expect(effectiveConsent("", {})).toEqual({ consent: nothing, mustAsk: true });
  });

  test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
    "does not appear if the browser already refuses: %o",
    (signals) => {
      expect(effectiveConsent("", signals)).toEqual({ consent: nothing, mustAsk: false });
    },
  );

  test("is hidden after a decision, which overrides the browser's signal", () => {
    expect(effectiveConsent(ACCEPTED, { globalPrivacyControl: true })).toEqual({
      consent: { statistics: true, identity: false },
      mustAsk: false,
    });
  });
});

describe("consent form", () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  test.each([
    [{ choice: "accept" }, { statistics: true, identity: false }],
    [
      { choice: "accept", identity: "on" },
      { statistics: true, identity: false },
    ],
    [
      { choice: "save", statistics: "on", identity: "on" },
      { statistics: true, identity: true },
    ],
    [{ choice: "refuse", statistics: "on", identity: "on" }, nothing],
    [
      { choice: "save", statistics: "on" },
      { statistics: true, identity: false },
    ],
    [{}, nothing],
  ])("reads %o", (fields, consent) => {
    expect(readChoice(form(fields as Record<string, string>))).toEqual(consent);
  });
});

describe("consent decision", () => {
  test("has a random visitor id, the same for later decisions", () => {
    const [first, other] = [decide(nothing, null, 1), decide(nothing, null, 1)];
    expect(first.visitorId).not.toBe(other.visitorId);
    expect(decide({ statistics: true, identity: false }, first, 2)).toEqual({
      consent: { statistics: true, identity: false },
      madeAtMs: 2,
      visitorId: first.visitorId,
    });
  });

  test("is stored in a strict cookie, secure in production", () => {
    const decision = { consent: { statistics: true, identity: false }, madeAtMs: 1, visitorId };
    const cookie = consentCookie(decision, true);
    expect(cookie).toMatch(
      /^portal_consent=v2\.s1\.i0\.1\.[0-9a-f-]{36}; Path=\/; Max-Age=15724800; /,
    );
    expect(cookie).toMatch(/; SameSite=Strict; Secure$/);
    expect(consentCookie(decision, false)).not.toContain("Secure");
  });
});
