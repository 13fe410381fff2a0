import { describe, expect, test } from "vitest";
import { TOO_LATE } from "../../../../bff/mail/mails.repository.ts";
import { startMailToMany } from "./mail-to-many.ts";

/** Digests that are created late, or that reached no member on their day. */
const many = startMailToMany();
const { member, publish, set, runDigests } = many;

describe("late digest run", () => {
  test("sends what the run at half past seven would have sent, and the next continues from there", async () => {
    const { user, token } = await member();
    await set(token, "newsFrequency: daily");
    many.service.clock.now = new Date("2026-11-25T09:12:00.000Z");
    // At 06:30 UTC, the end of the window, and an hour before and after.
    const [early, edge, late] = [
      publish("news", "Antes das sete e meia", 3.7),
      publish("news", "Às sete e meia", 2.7),
      publish("news", "Depois das sete e meia", 1.7),
    ];
    expect(edge.publishedAt).toBe("2026-11-25T06:30:00.000Z");
    await runDigests();
    const first = await many.service.smtp.next(user.email);
    expect(first.text).toContain(early.title);
    expect(first.text).not.toContain(edge.title);
    expect(first.text).not.toContain(late.title);
    many.service.clock.now = new Date("2026-11-26T06:30:02.000Z");
    await runDigests();
    const second = await many.service.smtp.next(user.email);
    expect(second.text).not.toContain(early.title);
    expect(second.text).toContain(edge.title);
    expect(second.text).toContain(late.title);
  });
});

describe("digest that was never sent", () => {
  test("is made up for by the next one, list by list, once", async () => {
    const { user, token } = await member();
    await set(token, "newsFrequency: daily, articlesFrequency: weekly");
    publish("news", "Da segunda", 3);
    publish("articles", "Da semana", 100);
    await runDigests();
    await many.service.smtp.next(user.email);
    const { pool } = many.service.database;
    const isSent = async () =>
      (await pool.query("select state from mails where user_id = $1", [user.id])).rows;
    await expect.poll(isSent).toEqual([{ state: "sent" }]);
    // As if no mail server had accepted it on its day.
    const passedOver = "update mails set state = 'failed', last_error = $2 where user_id = $1";
    await pool.query(passedOver, [user.id, TOO_LATE]);

    many.service.clock.now = new Date("2026-11-24T06:30:00.000Z");
    publish("news", "Da terça", 2);
    await runDigests();
    const { text } = await many.service.smtp.next(user.email);
    for (const title of ["Da segunda", "Da terça", "Da semana"]) expect(text).toContain(title);
    await expect.poll(async () => (await isSent()).length).toBe(2);

    many.service.clock.now = new Date("2026-11-25T06:30:00.000Z");
    publish("news", "Da quarta", 2);
    await runDigests();
    const third = await many.service.smtp.next(user.email);
    expect(third.text).toContain("Da quarta");
    expect(third.text).not.toMatch(/Da segunda|Da terça|Da semana/);
  });
});

test("missed digests: the next run includes the content of a day without digests", async () => {
  const { user, token } = await member();
  await set(token, "newsFrequency: daily, articlesFrequency: weekly");
  const { pool } = many.service.database;
  await pool.query("delete from digest_runs");
  await pool.query("insert into digest_runs (day, finished_at) values ('2026-11-22', now())");
  publish("news", "Da segunda", 3);
  publish("articles", "Da semana", 100);
  many.service.clock.now = new Date("2026-11-24T06:30:00.000Z");
  await runDigests();
  const { text } = await many.service.smtp.next(user.email);
  for (const title of ["Da segunda", "Da semana"]) expect(text).toContain(title);
});
