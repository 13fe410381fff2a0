import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createMailer } from "../../../../bff/mail/mailer.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { complaintMail, returnedMail } from "../../../factories/returned-mail.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const JSON_TYPE = "application/json";
const MAIL_TYPE = "message/rfc822";

function signed(body: string, key = service.keys.mailWebhook, atMs = service.clock.now.getTime()) {
  const seconds = Math.floor(atMs / 1_000);
  const mac = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

function deliver(body: string, type: string, signature = signed(body)) {
  return service.app.inject({
    method: "POST",
    url: "/webhooks/mail",
    payload: body,
    headers: { "content-type": type, "x-portal-signature": signature },
  });
}

const report = (type: string, email: string, more: object = {}) =>
  JSON.stringify({ events: [{ type, email, ...more }], id: randomUUID() });

type Queued = "idea_changed" | "membership_resumed" | "address_change_confirm";

async function queue({ email, id }: User, template: Queued, to = email) {
  const { jobs, keys, clock, database } = service;
  const mailer = createMailer({ jobs, sealer: createSealer(keys.data), now: () => clock.now });
  const dedupeKey = `test:${randomUUID()}`;
  const mail = { to, userId: id, dedupeKey };
  if (template === "address_change_confirm") {
    await mailer.queue(database.db, { ...mail, template, values: { token: "x", hours: 24 } });
  } else if (template === "membership_resumed") {
    await mailer.queue(database.db, { ...mail, template, values: { periodEnd: "2026-12-01" } });
  } else {
    const values = { title: "Pronto", text: "Feito.", unsubscribeToken: "um-token" };
    const unsubscribeToken = "um-token";
    await mailer.queue(database.db, { ...mail, template, values, unsubscribeToken });
  }
  const { rows } = await service.database.pool.query<{ id: string }>(
    "select id from mails where dedupe_key = $1",
    [dedupeKey],
  );
  return rows[0]?.id ?? null;
}

async function abandoned({ id }: User): Promise<void> {
  const failed = "select 1 from mails where user_id = $1 and state = 'failed'";
  const isOver = async () => (await service.database.pool.query(failed, [id])).rowCount;
  await expect.poll(isOver).toBe(1);
}

async function stopOf(token: string): Promise<string | null> {
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(token),
    payload: { query: "{ getUserEmailFrequency { stopReason stoppedAt } }" },
  });
  const { data } = answer.json<{
    data: { getUserEmailFrequency: { stopReason: string | null } };
  }>();
  return data.getUserEmailFrequency.stopReason;
}

async function member() {
  const user = await service.createMember();
  return { user, token: (await service.login(user.email)).accessToken };
}

describe("report of the mail provider", () => {
  test("about a refused address stops all mail to it, for its member only", async () => {
    const { user, token } = await member();
    const { user: other, token: otherToken } = await member();
    const answer = await deliver(report("bounce", user.email.toUpperCase()), JSON_TYPE);
    expect(answer.statusCode).toBe(204);
    expect(await stopOf(token)).toBe("bounce");
    expect(await queue(user, "idea_changed")).toBeNull();
    expect(await queue(user, "membership_resumed")).toBeNull();
    expect(await stopOf(otherToken)).toBeNull();
    expect(await queue(other, "idea_changed")).not.toBeNull();
  });

  test("about a complaint stops bulk mail, and no account mail", async () => {
    const { user, token } = await member();
    await deliver(report("complaint", user.email), JSON_TYPE);
    expect(await stopOf(token)).toBe("complaint");
    expect(await queue(user, "idea_changed")).toBeNull();
    expect(await queue(user, "membership_resumed")).not.toBeNull();
  });

  test("about a temporary failure or an unknown address stops nothing", async () => {
    const { user, token } = await member();
    const soft = report("bounce", user.email, { isPermanent: false });
    expect((await deliver(soft, JSON_TYPE)).statusCode).toBe(204);
    expect((await deliver(report("bounce", "x@example.org"), JSON_TYPE)).statusCode).toBe(204);
    expect(await stopOf(token)).toBeNull();
  });

  test("counts once, if it is recent and signed with our key", async () => {
    const { user, token } = await member();
    const body = report("bounce", user.email);
    const minutes = 60_000;
    const at = service.clock.now.getTime();
    const refused = [
      signed(body, "another key of thirty-two letters"),
      signed(`${body} `),
      signed(body, service.keys.mailWebhook, at - 6 * minutes),
      "t=1,v1=x",
    ];
    for (const signature of refused) {
      expect((await deliver(body, JSON_TYPE, signature)).statusCode).toBe(401);
    }
    expect(await stopOf(token)).toBeNull();
    expect((await deliver("{}", JSON_TYPE)).statusCode).toBe(400);
    expect((await deliver(body, JSON_TYPE)).statusCode).toBe(204);
    expect((await deliver(body, JSON_TYPE)).statusCode).toBe(401);
  });
});

describe("bounced mail", () => {
  test("stops mail to its recipient", async () => {
    const { user, token } = await member();
    const id = await queue(user, "idea_changed");
    const messageId = `${id}@portal.example`;
    const raw = returnedMail({ messageId, recipient: user.email });
    expect((await deliver(raw, MAIL_TYPE)).statusCode).toBe(204);
    expect(await stopOf(token)).toBe("bounce");
  });

  test("marked as spam stops bulk mail", async () => {
    const { user, token } = await member();
    const id = await queue(user, "idea_changed");
    await deliver(complaintMail(`${id}@portal.example`), MAIL_TYPE);
    expect(await stopOf(token)).toBe("complaint");
  });

  test("that is forged stops nothing", async () => {
    const { user, token } = await member();
    const { user: other } = await member();
    const id = await queue(other, "idea_changed");
    const forged = [`${randomUUID()}@portal.example`, `${id}@portal.example`, "x"];
    for (const messageId of forged) {
      await deliver(returnedMail({ messageId, recipient: user.email }), MAIL_TYPE);
    }
    expect(await stopOf(token)).toBeNull();
  });

  test("is not needed if the server refuses the unknown recipient at once", async () => {
    const { user, token } = await member();
    service.smtp.refuse(user.email, 550);
    await queue(user, "idea_changed");
    await abandoned(user);
    // A plain 550 may concern the sender; only 5.1.1 and similar codes concern the address at once.
    expect(await stopOf(token)).toBeNull();
    service.smtp.refuse(user.email, "550 5.1.1 User unknown");
    await queue(user, "idea_changed");
    await expect.poll(() => stopOf(token)).toBe("bounce");
  });

  test("from a requested new address stops nothing at the current one", async () => {
    const { user, token } = await member();
    const mistyped = `nova-${user.email}`;
    service.smtp.refuse(mistyped, "550 5.1.1 User unknown");
    await queue(user, "address_change_confirm", mistyped);
    await abandoned(user);
    expect(await stopOf(token)).toBeNull();
    expect(await queue(user, "membership_resumed")).not.toBeNull();
  });

  test("or spam complaint from a former address stops nothing at the new one", async () => {
    const { user, token } = await member();
    const id = await queue(user, "membership_resumed", `antes-${user.email}`);
    await deliver(complaintMail(`${id}@portal.example`), MAIL_TYPE);
    expect(await stopOf(token)).toBeNull();
    // Mails sent before the address was stored can't be checked.
    await service.database.pool.query("update mails set recipient_hash = null where id = $1", [id]);
    await deliver(complaintMail(`${id}@portal.example`, "Mais uma vez"), MAIL_TYPE);
    expect(await stopOf(token)).toBe("complaint");
  });
});

describe("member with stopped mail", () => {
  const post = (token: string, path: string, payload: object = {}) =>
    service.app.inject({
      method: "POST",
      url: `/api/mail-address/v1/${path}`,
      headers: bearer(token),
      payload,
    });

  test("gets a code at the same address, and mail again with it", async () => {
    const { user, token } = await member();
    await deliver(report("bounce", user.email), JSON_TYPE);
    expect((await post(token, "code")).statusCode).toBe(204);
    const { text } = await service.smtp.next(user.email);
    const [code = ""] = /\d{6}/.exec(text) ?? [];
    const wrong = await post(token, "confirm", { code: code === "000000" ? "111111" : "000000" });
    expect(wrong.json()).toMatchObject({ fields: { code: "code.wrong" } });
    expect(await stopOf(token)).toBe("bounce");
    expect((await post(token, "confirm", { code })).statusCode).toBe(204);
    expect(await stopOf(token)).toBeNull();
    expect(await queue(user, "idea_changed")).not.toBeNull();
    expect((await post("x", "code")).statusCode).toBe(401);
  });
});
