import { expect, test } from "vitest";
import { readSettings } from "../../../../../../cms-extensions/src/editing/link-checks/settings.ts";

const PORTAL_ORIGIN = "https://portal.example.com";

test.each([undefined, "", "false", false, "1", "yes"])(
  "link check setting: %j disables the check",
  (value) => {
    expect(readSettings({ PORTAL_ORIGIN, LINK_CHECK: value })).toBeNull();
  },
);

test.each(["true", true])(
  "link check setting: %j enables the check with an identifying user agent",
  (value) => {
    expect(readSettings({ PORTAL_ORIGIN, LINK_CHECK: value })).toEqual({
      portalOrigin: PORTAL_ORIGIN,
      userAgent: `PortalSuica-LinkCheck/1.0 (+${PORTAL_ORIGIN})`,
    });
    expect(readSettings({ LINK_CHECK: value })).toBeNull();
  },
);
