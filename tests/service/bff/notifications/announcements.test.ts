import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { freeMemberRoleId } from "../../../../bff/modules/identity/membership/member-roles.ts";
import { choiceArgument } from "../../../support/notification-choice.ts";
import { signedChange } from "../signed-change.ts";
import { startMailToMany } from "./mail-to-many.ts";
import { runJob } from "../run-job.ts";

const CONTENT_NOTIFICATIONS = choiceArgument("content", "portal", true);

const many = startMailToMany();
const { cms, member, publish, set, post } = many;

describe("immediate news mail", () => {
  const tell = (collection: string, key: string) =>
    many.service.app.inject(
      signedChange(many.service, {
        collection,
        keys: [key],
        action: "publish",
        frequencies: ["instant"],
      }),
    );

  test("goes to members who chose it, once per item", async () => {
    const { user, token } = await member();
    const { user: other } = await member();
    await set(token, "newsFrequency: instant");
    const item = publish("news", "Como ler o holerite", 1);
    await tell("news", item.id);
    const mail = await many.service.smtp.next(user.email);
    expect(mail.text).toContain("Como ler o holerite");
    expect(mail.subject).toBe("Novo no Portal Suíça: Como ler o holerite");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await tell("news", item.id);
    const second = publish("news", "Os três pilares", 1);
    await tell("news", second.id);
    expect((await many.service.smtp.next(user.email)).text).toContain("Os três pilares");
    const closed = publish("videos", "De uma área que ainda vem", 0);
    await tell("videos", closed.id);
    const received = many.service.smtp.received.filter(({ to }) => to.includes(user.email));
    expect(received).toHaveLength(2);
    expect(many.service.smtp.received.flatMap(({ to }) => to)).not.toContain(other.email);
  });
});

describe("publication notifications", () => {
  test("appear in the portal for members who chose them, once per item", async () => {
    const free = await many.service.createMember({ roleId: freeMemberRoleId });
    await set((await many.service.login(free.email)).accessToken, CONTENT_NOTIFICATIONS);
    const { user: other } = await member();
    const item = publish("articles", "Como ler o holerite", 1);
    await runJob(many.service, "find-missed-publications");
    const told = () => cms.rows("Notification");
    await expect.poll(told).toEqual([
      expect.objectContaining({
        owner: free.directusUserId,
        type: "content",
        title: "Como ler o holerite",
        url: "/app/articles/um-titulo",
        target: item.id,
      }),
    ]);
    await many.service.database.pool.query("delete from announced_items");
    await many.service.jobs.send(
      "tell-published",
      { list: "articles", id: item.id },
      many.service.database.db,
    );
    const isMarked = async () =>
      (await many.service.database.pool.query("select 1 from announced_items")).rowCount;
    await expect.poll(isMarked).toBe(1);
    expect(told().filter(({ owner }) => owner === free.directusUserId)).toHaveLength(1);
    expect(told().map(({ owner }) => owner)).not.toContain(other.directusUserId);
  });

  test("appear in the portal during a mail pause too", async () => {
    const { user, token } = await member();
    await set(token, `${CONTENT_NOTIFICATIONS}, isPaused: true`);
    const { id } = publish("articles", "Em pausa", 1);
    await runJob(many.service, "find-missed-publications");
    const owners = () =>
      cms.rows("Notification").flatMap(({ target, owner }) => (target === id ? owner : []));
    await expect.poll(owners).toContain(user.directusUserId);
  });
});

describe("portal announcement", () => {
  const announce = (more: object) => {
    const row = {
      id: randomUUID(),
      text: "O portal ganhou vídeos.",
      status: "published",
      audience: "everybody",
      sendsMail: true,
      url: "/app/videos",
      startsAt: null,
      endsAt: null,
      ...more,
    };
    cms.rows("announcements").push(row);
    return row;
  };

  test("goes once to members who chose it, paying or not, while it is valid", async () => {
    const free = await many.service.createMember({ roleId: freeMemberRoleId });
    await set((await many.service.login(free.email)).accessToken, "wantsProductMail: true");
    const { user: paused, token: pausedToken } = await member();
    await set(pausedToken, "wantsProductMail: true, isPaused: true");
    const { user: other } = await member();
    announce({ sendsMail: false, text: "Só na página." });
    announce({ status: "draft", text: "Rascunho." });
    announce({ startsAt: "2026-12-01T00:00:00.000Z", text: "De dezembro." });
    announce({ endsAt: "2026-11-01T00:00:00.000Z", text: "De outubro." });
    const { id } = announce({});
    const change = { collection: "announcements", keys: [id], action: "update" };
    await many.service.app.inject(signedChange(many.service, change));
    const mail = await many.service.smtp.next(free.email);
    expect(mail.text).toContain("O portal ganhou vídeos.");
    expect(mail.text).toContain("https://portal.example/pt-BR/app/videos");
    const link = /unsubscribe\/([\w-]+)/.exec(mail.headers["list-unsubscribe"] ?? "");
    await runJob(many.service, "send-announcements");
    const received = many.service.smtp.received.flatMap(({ to }) => to);
    expect(received.filter((to) => to === free.email)).toHaveLength(1);
    expect(received).not.toContain(paused.email);
    expect(received).not.toContain(other.email);
    expect((await post("unsubscribe", link?.[1] ?? "")).json()).toMatchObject({
      lists: ["product"],
    });
  });

  test("is mailed to paying members only if they are its audience", async () => {
    const free = await many.service.createMember({ roleId: freeMemberRoleId });
    await set((await many.service.login(free.email)).accessToken, "wantsProductMail: true");
    const { user: paying, token } = await member();
    await set(token, "wantsProductMail: true");
    announce({ audience: "paying", text: "Só para quem paga." });
    await runJob(many.service, "send-announcements");
    expect((await many.service.smtp.next(paying.email)).text).toContain("Só para quem paga.");
    const received = many.service.smtp.received.flatMap(({ to }) => to);
    expect(received).not.toContain(free.email);
  });

  test("waits until the night is over, and may be withdrawn until then", async () => {
    const { user, token } = await member();
    await set(token, "wantsProductMail: true");
    const night = announce({ text: "Escrito de noite." });
    const mistake = announce({ text: "Escrito por engano." });
    many.service.clock.now = new Date("2026-11-23T22:30:00.000Z");
    await runJob(many.service, "send-announcements");
    Object.assign(mistake, { status: "draft" });
    many.service.clock.now = new Date("2026-11-24T06:00:00.000Z");
    await runJob(many.service, "send-announcements");
    expect((await many.service.smtp.next(user.email)).text).toContain(night.text);
    const { rows } = await many.service.database.pool.query(
      "select created_at from mails where dedupe_key like $1",
      [`announcement:%:${user.id}`],
    );
    expect(rows).toEqual([{ created_at: many.service.clock.now }]);
  });
});

describe("publication missed because of a Directus outage", () => {
  test("is found within minutes, and mailed once to members with immediate mail", async () => {
    const { user, token } = await member();
    await set(token, "articlesFrequency: instant");
    publish("articles", "Sem chamada", 1);
    publish("articles", "De outra semana", 60);
    await runJob(many.service, "find-missed-publications");
    expect((await many.service.smtp.next(user.email)).text).toContain("Sem chamada");
    const { user: later, token: laterToken } = await member();
    await set(laterToken, "articlesFrequency: instant");
    const isMarked = async () =>
      (await many.service.database.pool.query("select 1 from announced_items")).rowCount ?? 0;
    await expect.poll(isMarked).toBeGreaterThan(0);
    await runJob(many.service, "find-missed-publications");
    const received = many.service.smtp.received.flatMap(({ to }) => to);
    expect(received.filter((to) => to === user.email)).toHaveLength(1);
    expect(received).not.toContain(later.email);
  });

  test.each([
    ["when the service starts", () => many.service.resume()],
    ["in the course of the day", () => runJob(many.service, "find-missed-digests")],
  ])(
    "is made up for in today's digests for %s, but not for a day before the first one",
    async (_, look) => {
      const { user } = await member();
      publish("news", "Prêmios de 2027", 30);
      const { pool } = many.service.database;
      await pool.query("delete from digest_runs");
      const madeUp = "select 1 from jobs.job where singleton_key = '2026-11-23'";
      const before = (await pool.query(madeUp)).rowCount;
      await look();
      expect((await pool.query(madeUp)).rowCount).toBe(before);
      await pool.query("insert into digest_runs (day, finished_at) values ('2026-11-22', now())");
      await look();
      expect((await many.service.smtp.next(user.email)).text).toContain("Prêmios de 2027");
    },
  );
});
