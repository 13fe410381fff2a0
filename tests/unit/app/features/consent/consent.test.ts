import { describe, expect, test } from "vitest";
import { consentCookie, readChoice } from "~/features/consent/consent.server";
import { effectiveConsent } from "~/features/consent/effective-consent";

const ACCEPTED = "portal_consent=v1.s1.i0.1";
const nothing = { statistics: false, identity: false };

describe("who is asked", () => {
  test("somebody without a decision", () => {
    expect(effectiveConsent("", {})).toEqual({ consent: nothing, mustAsk: true });
  });

  test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
    "nobody whose browser has refused already: %o",
    (signals) => {
      expect(effectiveConsent("", signals)).toEqual({ consent: nothing, mustAsk: false });
    },
  );

  test("a decision counts, also against the browser's signal", () => {
    expect(effectiveConsent(ACCEPTED, { globalPrivacyControl: true })).toEqual({
      consent: { statistics: true, identity: false },
      mustAsk: false,
    });
  });
});

describe("the choice of a form", () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  test.each([
    [{ choice: "accept" }, { statistics: true, identity: true }],
    [{ choice: "refuse", statistics: "on", identity: "on" }, nothing],
    [
      { choice: "save", statistics: "on" },
      { statistics: true, identity: false },
    ],
    [{}, nothing],
  ])("%o", (fields, consent) => {
    expect(readChoice(form(fields as Record<string, string>))).toEqual(consent);
  });
});

test("the cookie is strict, and secure where the portal is", () => {
  const cookie = consentCookie({ statistics: true, identity: false }, 1_000, true);
  expect(cookie).toMatch(
    /^portal_consent=v1\.s1\.i0\.1; Path=\/; Max-Age=\d+; SameSite=Strict; Secure$/,
  );
  expect(consentCookie(nothing, 1_000, false)).not.toContain("Secure");
});
