import { describe, expect, test } from "vitest";
import { renderMail } from "../../../../bff/mail/mail-layout.ts";
import { findMailTemplate } from "../../../../bff/mail/mail-templates.ts";
import { planReminder } from "../../../../bff/mail/templates/content/plan-reminder.ts";
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

describe("reminder of the change of insurer", () => {
  const written = (daysLeft: number) => {
    const path = "/app/plan?step=change-insurer" as const;
    const step = { title: "Trocar", path, isInsurerChange: true, dueOn: "2026-11-30", daysLeft };
    const content = planReminder.write({ steps: [step], unsubscribeToken: "x" });
    return renderMail(content, origin, operator).text;
  };

  test("opens the step, and names the last safe posting day", () => {
    expect(written(14)).toContain(`${origin}/pt-BR/app/plan?step=change-insurer`);
    expect(written(5)).toContain("depois de 25 de novembro de 2026, ela pode chegar tarde");
  });

  test("says in the last days what still works", () => {
    expect(written(3)).toContain("Entregue no balcão da seguradora e peça recibo");
    expect(written(3)).not.toContain("Poste registrada");
    expect(written(0)).toContain("Pelo correio, a carta já não chega a tempo.");
  });
});

test("mail templates: the farewell mail names what a free account can read today", () => {
  const { text } = renderMail(
    membershipEnded.write({ endedAt: "2026-12-01T00:00:00.000Z" }),
    origin,
    operator,
  );
  expect(text).toContain(describeFreeToday());
});
