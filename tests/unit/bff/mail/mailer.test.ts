import { expect, test } from "vitest";
import { createMailer } from "../../../../bff/mail/mailer.ts";
import type { MailerDeps, NewMail } from "../../../../bff/mail/mailer.ts";
import { mailValues } from "../../../factories/mail-values.ts";

const refuse = (): never => {
  throw new Error("Nothing is to be written");
};
const deps: MailerDeps = {
  jobs: { start: refuse, send: refuse, stop: refuse },
  sealer: { seal: refuse, open: refuse },
  now: () => new Date("2026-12-01T08:00:00.000Z"),
};

type Within = Parameters<ReturnType<typeof createMailer>["queue"]>[0];

test("mailer: rejects a bulk mail without an unsubscribe link", async () => {
  const [values] = mailValues.digest;
  if (!values) throw new Error("There is no digest");
  const common = { to: "ana@example.com", userId: null, values, dedupeKey: "digest:1" };
  // @ts-expect-error a mail to many needs the token
  const mail: NewMail<"digest"> = { template: "digest", ...common };
  const within = {} as Within;
  await expect(createMailer(deps).queue(within, mail)).rejects.toThrow("nothing stops it");
});
