import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createMailer } from "../../../../bff/mail/mailer.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { startTestService, type TestService } from "../service.ts";

const cms = createCmsDouble();

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());

function mailerOf() {
  const { jobs, keys, clock } = service;
  return createMailer({ jobs, sealer: createSealer(keys.data), now: () => clock.now });
}

const notificationsOf = ({ directusUserId }: User) =>
  cms.rows("Notification").filter(({ owner }) => owner === directusUserId);

/** Waits until the queue has written all notifications. */
async function settled(cause: string): Promise<void> {
  const open = async () => {
    const found =
      "select state from jobs.job where singleton_key = $1 and state::text <> 'completed'";
    return (await service.database.pool.query(found, [`told:${cause}`])).rows;
  };
  await expect.poll(open, { timeout: 20_000 }).toEqual([]);
}

async function tellOfPassword(user: User, cause: string): Promise<void> {
  await mailerOf().queue(service.database.db, {
    ...{ to: user.email, userId: user.id, dedupeKey: cause, template: "password_changed" },
    values: {
      changedAt: service.clock.now.toISOString(),
      ...{ device: "Firefox no Linux", areCodesOn: false, passkeys: [] },
      accountId: user.directusUserId ?? "",
    },
  });
  await settled(cause);
}

test("account notification: a security mail also appears in the portal's list, once", async () => {
  const user = await service.createMember();
  const cause = `password_changed:${randomUUID()}:${randomUUID()}`;
  await tellOfPassword(user, cause);
  await tellOfPassword(user, cause);
  expect(notificationsOf(user)).toMatchObject([
    {
      type: "security",
      title: "A senha da sua conta foi alterada",
      url: `/app/profile/${user.directusUserId}/account`,
    },
  ]);
  await tellOfPassword(user, `password_changed:${randomUUID()}:${randomUUID()}`);
  expect(notificationsOf(user)).toHaveLength(2);
});

test("account notification: a payment mail links to the membership; others create none", async () => {
  const user = await service.createMember();
  const cause = `membership_resumed:${randomUUID()}`;
  const { db } = service.database;
  const mail = { to: user.email, userId: user.id };
  await mailerOf().queue(db, {
    ...{ ...mail, dedupeKey: cause, template: "membership_resumed" },
    values: { periodEnd: "2026-12-01" },
  });
  await mailerOf().queue(db, {
    ...{ ...mail, dedupeKey: `welcome:${user.id}`, template: "welcome" },
    values: { directusUserId: user.directusUserId ?? "", report: null },
  });
  await settled(cause);
  await settled(`welcome:${user.id}`);
  expect(notificationsOf(user)).toMatchObject([{ type: "billing", url: "/app/membership" }]);
});
