import { expect, test } from "vitest";
import { consentValue, findConsent } from "~/analytics/consent";

const NOW_MS = Date.parse("2026-11-21T10:00:00Z");
const cookie = (value: string) => `portal_theme=dark; portal_consent=${value}; other=1`;

test.each([
  { statistics: false, identity: false },
  { statistics: true, identity: false },
  { statistics: true, identity: true },
])("reads back %o", (consent) => {
  expect(findConsent(cookie(consentValue(consent, NOW_MS)))).toEqual(consent);
});

test("no identity without statistics", () => {
  const value = consentValue({ statistics: false, identity: true }, NOW_MS);
  expect(findConsent(cookie(value))).toEqual({ statistics: false, identity: false });
});

test.each(["v0.s1.i1.1", "v2.s1.i1.1", "yes", "", "v1.s1.i1"])(
  "takes %o for no decision",
  (value) => {
    expect(findConsent(cookie(value))).toBeNull();
  },
);
