import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CmsUnavailableError } from "../../../bff/cms/client.ts";
import type { User } from "../../../bff/modules/users/user.ts";
import { createCmsDouble } from "./cms-double.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";
import { signedChange } from "./signed-change.ts";

let service: TestService;
/** What Directus fails at next. */
let failing: "ticket_messages" | null = null;
const cms = createCmsDouble((collection) => {
  if (collection === failing) throw new CmsUnavailableError("down");
  return {
    date_created: service.clock.now.toISOString(),
    ...(collection === "tickets" && { state: "open" }),
    ...(collection === "ticket_messages" && { isStaff: false }),
  };
});
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());

async function member(): Promise<{ user: User; token: string }> {
  const user = await service.createMember();
  return { user, token: (await service.login(user.email)).accessToken };
}

const wish = {
  topic: "technical",
  subject: "A página abre em branco",
  message: "Quando clico no menu, a página abre em branco.",
};

async function post(
  path: string,
  token: string,
  fields: Record<string, string>,
  files: File[] = [],
  key: string = randomUUID(),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append("files", file);
  const request = new Request("http://service/", { method: "POST", body: form });
  return service.app.inject({
    method: "POST",
    url: `/api/support/v1/${path}`,
    headers: {
      ...bearer(token),
      "content-type": request.headers.get("content-type") ?? "",
      "idempotency-key": key,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const get = (path: string, token: string) =>
  service.app.inject({ url: `/api/support/v1/${path}`, headers: bearer(token) });

const ticketOf = (number: number) =>
  cms.rows("tickets").find((ticket) => ticket["number"] === number);

describe("a ticket", () => {
  it("gets a number, a promise and a copy by mail", async () => {
    const { user, token } = await member();
    const answer = await post("tickets", token, { ...wish, page: "/pt-BR/app/news", foo: "bar" });
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
    expect(mail.text).toContain(wish.message);
    expect(mail.subject).toBe("Recebemos sua mensagem ao suporte");
  });

  it("about fraud goes first", async () => {
    const { token } = await member();
    const answer = await post("tickets", token, { ...wish, topic: "fraud" });
    const { number } = answer.json<{ number: number }>();
    expect(ticketOf(number)).toMatchObject({ priority: "urgent" });
  });

  it("needs its fields within their bounds", async () => {
    const { token } = await member();
    const cases: [Record<string, string>, string][] = [
      [{ ...wish, topic: "weather" }, "topic"],
      [{ ...wish, subject: "oi" }, "subject"],
      [{ ...wish, subject: "x".repeat(121) }, "subject"],
      [{ ...wish, message: "curta demais" }, "message"],
      [{ ...wish, message: "x".repeat(5_001) }, "message"],
    ];
    for (const [fields, field] of cases) {
      const answer = await post("tickets", token, fields);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    }
    expect((await post("tickets", "x".repeat(40), wish)).statusCode).toBe(401);
  });

  it("is its member's alone", async () => {
    const [{ token }, { token: stranger }] = [await member(), await member()];
    const { number } = (await post("tickets", token, wish)).json<{ number: number }>();
    expect((await get(`tickets/${number}`, token)).json()).toMatchObject({
      ticket: { number, state: "open" },
      messages: [{ body: wish.message, isStaff: false }],
    });
    expect((await get(`tickets/${number}`, stranger)).statusCode).toBe(404);
    const reply = await post(`tickets/${number}/messages`, stranger, { message: "olá" });
    expect(reply.statusCode).toBe(404);
    expect((await get("tickets", stranger)).json()).toEqual({ tickets: [] });
    expect((await get("tickets/abc", token)).statusCode).toBe(404);
  });

  it("is written whole or not at all, and once when it is sent again", async () => {
    const { user, token } = await member();
    const key = randomUUID();
    const own = () => cms.rows("tickets").filter((row) => row["member"] === user.directusUserId);
    failing = "ticket_messages";
    expect((await post("tickets", token, wish, [], key)).statusCode).toBe(503);
    failing = null;
    expect(own()).toEqual([]);
    expect((await post("tickets", token, wish, [], key)).statusCode).toBe(201);
    expect(own()).toHaveLength(1);
  });

  it("that was written before its mail could be queued is found by the next try", async () => {
    const { user, token } = await member();
    const key = randomUUID();
    const { pool } = service.database;
    await pool.query("alter table mails rename to mails_away");
    const failed = await post("tickets", token, wish, [], key);
    await pool.query("alter table mails_away rename to mails");
    expect(failed.statusCode).toBe(500);
    const { number } = (await post("tickets", token, wish, [], key)).json<{ number: number }>();
    const own = cms.rows("tickets").filter((row) => row["member"] === user.directusUserId);
    expect(own.map((ticket) => ticket["number"])).toEqual([number]);
    expect((await service.smtp.next(user.email)).text).toContain(String(number));
  });

  it("sent twice at once is one, with the same answer to both; its reply too", async () => {
    const { user, token } = await member();
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => post("tickets", token, wish, [], key)));
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

  it("that was refused is taken put right, from the same form", async () => {
    const { token } = await member();
    const key = randomUUID();
    const refused = await post("tickets", token, { ...wish, subject: "oi" }, [], key);
    expect(refused.statusCode).toBe(400);
    expect((await post("tickets", token, wish, [], key)).statusCode).toBe(201);
    const other = await post("tickets", token, { ...wish, subject: "Outro assunto" }, [], key);
    expect(other.json()).toMatchObject({ statusCode: 422, code: "idempotency.other_body" });
  });

  it("that the team closed takes no more replies", async () => {
    const { token } = await member();
    const { number } = (await post("tickets", token, wish)).json<{ number: number }>();
    Object.assign(ticketOf(number) ?? {}, { state: "closed" });
    const reply = await post(`tickets/${number}/messages`, token, { message: "Mais uma coisa." });
    expect(reply.json()).toMatchObject({ statusCode: 409, code: "ticket.closed" });
    expect(ticketOf(number)?.["state"]).toBe("closed");
  });

  it("is answered by the team once by mail, and opens again with a reply", async () => {
    const { user, token } = await member();
    const { number } = (await post("tickets", token, wish)).json<{ number: number }>();
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
    await post("tickets", token, wish);
    expect((await service.smtp.next(user.email)).subject).toBe("Recebemos sua mensagem ao suporte");
  });
});

describe("the status of an idea", () => {
  const tell = async (values: object, action = "create") => {
    const id = randomUUID();
    cms.rows("Notification").push({ id, ...values });
    const change = { collection: "Notification", keys: [id], action };
    await service.app.inject(signedChange(service, change));
    return change;
  };
  const noticeOf = (user: User) => ({
    owner: user.directusUserId,
    type: "idea",
    title: "Uma ideia que você apoia foi recusada",
    body: "Modo escuro\n\nJá existe, em Aparência.",
  });

  it("reaches who follows it by mail, with the reason, once", async () => {
    const { user } = await member();
    const change = await tell(noticeOf(user));
    const mail = await service.smtp.next(user.email);
    expect(mail.subject).toBe("Novidade sobre uma ideia que você apoia");
    expect(mail.text).toContain("Uma ideia que você apoia foi recusada");
    expect(mail.text).toContain("Já existe, em Aparência.");
    await service.app.inject(signedChange(service, change));
    await tell({ ...noticeOf(user), title: "Uma ideia que você apoia está pronta" });
    expect((await service.smtp.next(user.email)).text).toContain("está pronta");
  });

  it("waits out a pause, and other notices and changes make no mail", async () => {
    const [{ user: paused }, { user }] = [await member(), await member()];
    await service.database.pool.query(
      "insert into email_frequencies (id, user_id, paused_until, updated_at) values ($1, $2, $3, $3)",
      [randomUUID(), paused.id, new Date(service.clock.now.getTime() + 86_400_000)],
    );
    await tell(noticeOf(paused));
    await tell({ ...noticeOf(user), type: "forum" });
    await tell(noticeOf(user), "update");
    const { user: last } = await member();
    await tell(noticeOf(last));
    await service.smtp.next(last.email);
    const told = service.smtp.received.flatMap(({ to }) => to);
    expect(told).not.toContain(paused.email);
    expect(told).not.toContain(user.email);
  });
});

describe("attachments", () => {
  it("are judged by their first bytes", async () => {
    const { token } = await member();
    const html = new File(["<script>alert(1)</script>"], "foto.png", { type: "image/png" });
    const answer = await post("tickets", token, wish, [html]);
    expect(answer.json()).toMatchObject({ fields: { files: "attachment.type" } });
    const pixel = await sharp({
      create: { width: 4, height: 4, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    const four = Array.from(
      { length: 4 },
      (_, at) => new File([new Uint8Array(pixel)], `${at}.png`),
    );
    expect((await post("tickets", token, wish, four)).json()).toMatchObject({
      fields: { files: "attachment.too_many" },
    });
  });
});

describe("an attachment", () => {
  it("is read by its ticket's member through that ticket alone", async () => {
    const [{ token }, { token: stranger }] = [await member(), await member()];
    const pdf = () => new File(["%PDF-1.4"], "tela.pdf", { type: "application/pdf" });
    const open = async (by: string) =>
      (await post("tickets", by, wish, [pdf()])).json<{ number: number }>().number;
    const [own, other] = [await open(token), await open(stranger)];
    const { messages } = (await get(`tickets/${own}`, token)).json<{
      messages: { attachments: { id: string; title: string }[] }[];
    }>();
    const file = messages[0]?.attachments[0];
    expect(file?.title).toBe("tela.pdf");
    const read = await get(`tickets/${own}/attachments/${file?.id}`, token);
    expect(read.json()).toEqual({
      title: "tela.pdf",
      type: "application/pdf",
      content: Buffer.from("bytes of tela.pdf").toString("base64"),
    });
    const paths = [
      `tickets/${own}/attachments/${file?.id}`,
      `tickets/${other}/attachments/${file?.id}`,
    ];
    for (const path of paths) expect((await get(path, stranger)).statusCode).toBe(404);
    expect((await get(`tickets/${own}/attachments/${randomUUID()}`, token)).statusCode).toBe(404);
  });
});

describe("who has no login", () => {
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

  it("writes with an address, which gets a number and nothing of the text", async () => {
    const email = `${randomUUID()}@example.com`;
    const answer = await guest({ ...wish, email });
    expect(answer.statusCode).toBe(201);
    const { number } = answer.json<{ number: number }>();
    expect(ticketOf(number)).toMatchObject({ member: null, email });
    const mail = await service.smtp.next(email);
    expect(mail.text).toContain(String(number));
    expect(mail.text).not.toContain(wish.message);
    expect(mail.text).not.toContain(wish.subject);
  });

  it("is not taken for the member of that address, and not let write for ever", async () => {
    const { user } = await member();
    const { number } = (await guest({ ...wish, email: user.email })).json<{ number: number }>();
    expect(ticketOf(number)).toMatchObject({ member: null });
    expect((await guest({ ...wish, email: "sem arroba" })).json()).toMatchObject({
      fields: { email: "email.invalid" },
    });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await guest({ ...wish, email: user.email })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    // Who writes from elsewhere is not shut out by it.
    expect((await guest({ ...wish, email: user.email }, "198.51.100.5")).statusCode).toBe(201);
  });
});
