import { expect, test } from "vitest";
import { renderMail } from "../../../../bff/mail/mail-layout.ts";
import { findMailTemplate } from "../../../../bff/mail/mail-templates.ts";
import { membershipEnded } from "../../../../bff/mail/templates/membership/membership.ts";
import { describeFreeToday } from "../../../../contract/account/offer.ts";
import { mailValues } from "../../../factories/mail-values.ts";
import { namedTooSoon } from "../../../support/sold-words.ts";

const operator = "Ponte & Filhas GmbH, 8002 Zurique";
const origin = "https://portal.test";
// Mails about the account and support conversations contain no offer.
const NO_OFFER = new Set([
  "inactive_erased",
  "inactive_deletion",
  "account_erased",
  "ticket_answered",
]);

const mails = Object.entries(mailValues).flatMap(([name, all]) =>
  all.flatMap((values: object) => {
    const content = findMailTemplate(name)?.write(values);
    return content ? [{ name, ...renderMail(content, origin, operator) }] : [];
  }),
);

test.each(mails)("mail templates: $name names the operator of the portal", ({ text, html }) => {
  expect(text).toContain(operator);
  expect(html).toContain("Ponte &amp; Filhas GmbH, 8002 Zurique");
});

test.each(mails.filter(({ name }) => !NO_OFFER.has(name)))(
  "mail templates: $name promises only released features",
  ({ text }) => {
    expect(namedTooSoon(text)).toEqual([]);
  },
);

test("mail templates: the farewell mail names what a free account can read today", () => {
  const { text } = renderMail(
    membershipEnded.write({ endedAt: "2026-12-01T00:00:00.000Z" }),
    origin,
    operator,
  );
  expect(text).toContain(describeFreeToday());
});
