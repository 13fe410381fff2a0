import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import type { TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";
import { startSupportDesk, ticketInput } from "./support-desk.ts";
import type { SupportDesk } from "./support-desk.ts";

let desk: SupportDesk;
let service: TestService;
let cms: SupportDesk["cms"];
let member: SupportDesk["member"];
let post: SupportDesk["post"];
let get: SupportDesk["get"];
let ticketOf: SupportDesk["ticketOf"];
beforeAll(async () => {
  desk = await startSupportDesk();
  ({ service, cms, member, post, get, ticketOf } = desk);
});
afterAll(() => service.close());

describe("ticket", () => {
  test("gets a number, a promised answer time and a copy by mail", async () => {
    const { user, token } = await member();
    const answer = await post("tickets", token, {
      ...ticketInput,
      page: "/pt-BR/app/news",
      foo: "bar",
    });
    expect(answer.statusCode).toBe(201);
    const { number, dueAt } = answer.json<{ number: number; dueAt: string }>();
    // Saturday noon: two working days are Monday and Tuesday.
    expect(dueAt).toBe("2026-11-24T12:00:00.000Z");
    expect(ticketOf(number)).toMatchObject({
      member: user.directusUserId,
      email: user.email,
      priority: "normal",
      context: { page: "/pt-BR/app/news" },
    });
    const mail = await service.smtp.next(user.email);
    expect(mail.text).toContain(String(number));
    expect(mail.text).toContain(ticketInput.message);
    expect(mail.subject).toBe("Recebemos sua mensagem ao suporte");
  });

  test("about fraud has priority", async () => {
    const { token } = await member();
    const answer = await post("tickets", token, { ...ticketInput, topic: "fraud" });
    const { number } = answer.json<{ number: number }>();
    expect(ticketOf(number)).toMatchObject({ priority: "urgent" });
  });

  test("needs its fields within their limits", async () => {
    const { token } = await member();
    const cases: [Record<string, string>, string][] = [
      [{ ...ticketInput, topic: "weather" }, "topic"],
      [{ ...ticketInput, subject: "oi" }, "subject"],
      [{ ...ticketInput, subject: "x".repeat(121) }, "subject"],
      [{ ...ticketInput, message: "curta demais" }, "message"],
      [{ ...ticketInput, message: "x".repeat(5_001) }, "message"],
    ];
    for (const [fields, field] of cases) {
      const answer = await post("tickets", token, fields);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    }
    expect((await post("tickets", "x".repeat(40), ticketInput)).statusCode).toBe(401);
  });

  test("is visible to its member only", async () => {
    const [{ token }, { token: stranger }] = [await member(), await member()];
    const { number } = (await post("tickets", token, ticketInput)).json<{ number: number }>();
    expect((await get(`tickets/${number}`, token)).json()).toMatchObject({
      ticket: { number, state: "open" },
      messages: [{ body: ticketInput.message, isStaff: false }],
    });
    expect((await get(`tickets/${number}`, stranger)).statusCode).toBe(404);
    const reply = await post(`tickets/${number}/messages`, stranger, { message: "olá" });
    expect(reply.statusCode).toBe(404);
    expect((await get("tickets", stranger)).json()).toEqual({ tickets: [] });
    expect((await get("tickets/abc", token)).statusCode).toBe(404);
  });

  test("is stored completely or not at all, and once if it is sent again", async () => {
    const { user, token } = await member();
    const key = randomUUID();
    const own = () => cms.rows("tickets").filter((row) => row["member"] === user.directusUserId);
    desk.fail("ticket_messages");
    expect((await post("tickets", token, ticketInput, [], key)).statusCode).toBe(503);
    desk.fail(null);
    expect(own()).toEqual([]);
    expect((await post("tickets", token, ticketInput, [], key)).statusCode).toBe(201);
    expect(own()).toHaveLength(1);
  });

  test("stored before its mail could be queued is found by the next attempt", async () => {
    const { user, token } = await member();
    const key = randomUUID();
    const { pool } = service.database;
    await pool.query("alter table mails rename to mails_away");
    const failed = await post("tickets", token, ticketInput, [], key);
    await pool.query("alter table mails_away rename to mails");
    expect(failed.statusCode).toBe(500);
    const { number } = (await post("tickets", token, ticketInput, [], key)).json<{
      number: number;
    }>();
    const own = cms.rows("tickets").filter((row) => row["member"] === user.directusUserId);
    expect(own.map((ticket) => ticket["number"])).toEqual([number]);
    expect((await service.smtp.next(user.email)).text).toContain(String(number));
  });

  test("sent twice at once is stored once, with the same answer to both; its reply too", async () => {
    const { user, token } = await member();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(() => post("tickets", token, ticketInput, [], key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    const own = cms.rows("tickets").filter((row) => row["member"] === user.directusUserId);
    expect(own).toHaveLength(1);
    const path = `tickets/${String(own[0]?.["number"])}/messages`;
    const reply = { message: "Agora abriu." };
    const replyKey = randomUUID();
    const replies = await Promise.all([1, 2].map(() => post(path, token, reply, [], replyKey)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const messages = cms.rows("ticket_messages").filter((row) => row["ticket"] === own[0]?.id);
    expect(messages).toHaveLength(2);
  });

  test("that was refused is accepted after correction, from the same form", async () => {
    const { token } = await member();
    const key = randomUUID();
    const refused = await post("tickets", token, { ...ticketInput, subject: "oi" }, [], key);
    expect(refused.statusCode).toBe(400);
    expect((await post("tickets", token, ticketInput, [], key)).statusCode).toBe(201);
    const other = await post(
      "tickets",
      token,
      { ...ticketInput, subject: "Outro assunto" },
      [],
      key,
    );
    expect(other.json()).toMatchObject({ statusCode: 422, code: "idempotency.other_body" });
  });

  test("closed by the team accepts no more replies", async () => {
    const { token } = await member();
    const { number } = (await post("tickets", token, ticketInput)).json<{ number: number }>();
    Object.assign(ticketOf(number) ?? {}, { state: "closed" });
    const reply = await post(`tickets/${number}/messages`, token, { message: "Mais uma coisa." });
    expect(reply.json()).toMatchObject({ statusCode: 409, code: "ticket.closed" });
    expect(ticketOf(number)?.["state"]).toBe("closed");
  });

  test("answered by the team sends one mail, and a reply opens it again", async () => {
    const { user, token } = await member();
    const { number } = (await post("tickets", token, ticketInput)).json<{ number: number }>();
    await service.smtp.next(user.email);
    const ticket = ticketOf(number);
    const answer = {
      id: randomUUID(),
      ticket: ticket?.id,
      body: "Atualize a página.\n\n<b>Obrigado</b>",
      isStaff: true,
      date_created: service.clock.now.toISOString(),
    };
    cms.rows("ticket_messages").push(answer);
    const change = { collection: "ticket_messages", keys: [answer.id], action: "create" };
    await service.app.inject(signedChange(service, change));
    const mail = await service.smtp.next(user.email);
    expect(mail.text).toContain("Atualize a página.");
    expect(mail.html).toContain("&lt;b&gt;Obrigado");
    await expect.poll(() => ticketOf(number)?.["state"]).toBe("waiting");
    await service.app.inject(signedChange(service, change));
    await post(`tickets/${number}/messages`, token, { message: "Agora abriu." });
    expect(ticketOf(number)?.["state"]).toBe("open");
    const own = cms.rows("ticket_messages").at(-1);
    await service.app.inject(signedChange(service, { ...change, keys: [own?.id ?? ""] }));
    await post("tickets", token, ticketInput);
    expect((await service.smtp.next(user.email)).subject).toBe("Recebemos sua mensagem ao suporte");
  });
});

describe("status of an idea", () => {
  const tell = async (values: object, action = "create") => {
    const id = randomUUID();
    cms.rows("Notification").push({ id, ...values });
    const change = { collection: "Notification", keys: [id], action };
    await service.app.inject(signedChange(service, change));
    return change;
  };
  const notificationOf = (user: User) => ({
    owner: user.directusUserId,
    type: "idea",
    title: "Uma ideia que você apoia foi recusada",
    body: "Modo escuro\n\nJá existe, em Aparência.",
  });

  test("reaches its followers by mail, with the reason, once", async () => {
    const { user } = await member();
    const change = await tell(notificationOf(user));
    const mail = await service.smtp.next(user.email);
    expect(mail.subject).toBe("Novidade sobre uma ideia que você apoia");
    expect(mail.text).toContain("Uma ideia que você apoia foi recusada");
    expect(mail.text).toContain("Já existe, em Aparência.");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await service.app.inject(signedChange(service, change));
    const target = randomUUID();
    await tell({ ...notificationOf(user), title: "Uma ideia que você apoia está pronta", target });
    const next = await service.smtp.next(user.email);
    expect(next.text).toContain("está pronta");
    expect(next.text).toContain(`/pt-BR/app/feedback/${target}`);
  });

  test("is sent in one mail if several are grouped", async () => {
    const [{ user }, { user: last }] = [await member(), await member()];
    await tell({ ...notificationOf(user), groupHead: randomUUID() });
    await tell(notificationOf(last));
    await service.smtp.next(last.email);
    expect(service.smtp.received.filter(({ to }) => to.includes(user.email))).toEqual([]);
  });

  test("is no longer sent after unsubscribing by the mail's link", async () => {
    const { user } = await member();
    await tell(notificationOf(user));
    const { headers } = await service.smtp.next(user.email);
    const token = /unsubscribe\/([\w-]+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1];
    const url = "/api/email-frequency/v1/unsubscribe";
    const stopped = await service.app.inject({ method: "POST", url, payload: { token } });
    expect(stopped.json()).toMatchObject({ lists: ["ideas"] });
    await tell({ ...notificationOf(user), title: "Uma ideia que você apoia está pronta" });
    const { user: last } = await member();
    await tell(notificationOf(last));
    await service.smtp.next(last.email);
    const received = service.smtp.received.filter(({ to }) => to.includes(user.email));
    expect(received).toHaveLength(1);
  });

  test("waits ten minutes for the member to read it in the portal", async () => {
    const [{ user: reader }, { user }] = [await member(), await member()];
    const { keys } = await tell(notificationOf(user));
    const waiting = "select start_after from jobs.job where singleton_key = $1";
    const { rows } = await service.database.pool.query<{ start_after: Date }>(waiting, keys);
    expect(rows[0]?.start_after.getTime()).toBe(service.clock.now.getTime() + 600_000);
    await service.smtp.next(user.email);
    await tell({ ...notificationOf(reader), isRead: true });
    const { user: last } = await member();
    await tell(notificationOf(last));
    await service.smtp.next(last.email);
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toContain(reader.email);
  });

  test("delayed into the night waits for the morning", async () => {
    const { user } = await member();
    const began = service.clock.now;
    service.clock.now = new Date("2126-11-21T20:45:00.000Z");
    const { keys } = await tell(notificationOf(user));
    const { pool } = service.database;
    const waiting = async () => {
      const found =
        "select start_after from jobs.job where singleton_key = $1 and state = 'created'";
      const { rows } = await pool.query<{ start_after: Date }>(found, keys);
      return rows.map(({ start_after: at }) => at.toISOString());
    };
    expect(await waiting()).toEqual(["2126-11-21T20:55:00.000Z"]);
    service.clock.now = new Date("2126-11-21T21:05:00.000Z");
    await pool.query("update jobs.job set start_after = now() where singleton_key = $1", keys);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual(["2126-11-22T06:00:00.000Z"]);
    service.clock.now = began;
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toContain(user.email);
  });

  test("waits for the end of a pause, and other notifications and changes send no mail", async () => {
    const [{ user: paused }, { user }] = [await member(), await member()];
    await service.database.pool.query(
      "insert into email_frequencies (id, user_id, paused_until, updated_at) values ($1, $2, $3, $3)",
      [randomUUID(), paused.id, new Date(service.clock.now.getTime() + 86_400_000)],
    );
    await tell(notificationOf(paused));
    await tell({ ...notificationOf(user), type: "forum" });
    await tell(notificationOf(user), "update");
    const { user: last } = await member();
    await tell(notificationOf(last));
    await service.smtp.next(last.email);
    const received = service.smtp.received.flatMap(({ to }) => to);
    expect(received).not.toContain(paused.email);
    expect(received).not.toContain(user.email);
  });
});

describe("contact form without a login", () => {
  const guest = (payload: object, address = "203.0.113.5", key: string = randomUUID()) =>
    service.app.inject({
      method: "POST",
      url: "/api/support/v1/guest-tickets",
      headers: {
        "x-portal-internal": service.keys.internal,
        "x-portal-client-address": address,
        "idempotency-key": key,
      },
      payload,
    });

  test("accepts an address, which gets a number and nothing of the text", async () => {
    const email = `${randomUUID()}@example.com`;
    const answer = await guest({ ...ticketInput, email });
    expect(answer.statusCode).toBe(201);
    const { number } = answer.json<{ number: number }>();
    expect(ticketOf(number)).toMatchObject({ member: null, email });
    const mail = await service.smtp.next(email);
    expect(mail.text).toContain(String(number));
    expect(mail.text).not.toContain(ticketInput.message);
    expect(mail.text).not.toContain(ticketInput.subject);
  });

  test("is not treated as the member of that address, and is rate-limited", async () => {
    const { user } = await member();
    const { number } = (await guest({ ...ticketInput, email: user.email })).json<{
      number: number;
    }>();
    expect(ticketOf(number)).toMatchObject({ member: null });
    expect((await guest({ ...ticketInput, email: "sem arroba" })).json()).toMatchObject({
      fields: { email: "email.invalid" },
    });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await guest({ ...ticketInput, email: user.email })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    // The limit does not affect other client addresses.
    expect((await guest({ ...ticketInput, email: user.email }, "198.51.100.5")).statusCode).toBe(
      201,
    );
  });
});
