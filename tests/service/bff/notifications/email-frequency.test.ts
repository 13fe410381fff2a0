import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { freeMemberRoleId } from "../../../../bff/modules/identity/membership/member-roles.ts";
import { choiceArgument } from "../../../support/notification-choice.ts";
import { startMailToMany } from "./mail-to-many.ts";

const HOUR_MS = 3_600_000;
const many = startMailToMany();
const { member, publish, ask, set, post, runDigests } = many;

const fields =
  "articlesFrequency newsFrequency videosFrequency coursesFrequency forumFrequency wantsProductMail notificationChoices { kind channel isOn } pausedUntil userId";

describe("mail preferences", () => {
  test("are weekly by default, and change field by field", async () => {
    const { user, token } = await member();
    const before = await ask(token, `{ getUserEmailFrequency { ${fields} } }`);
    expect(before).toEqual({
      getUserEmailFrequency: {
        articlesFrequency: "weekly",
        newsFrequency: "weekly",
        videosFrequency: "weekly",
        coursesFrequency: "weekly",
        forumFrequency: "weekly",
        wantsProductMail: false,
        notificationChoices: [],
        pausedUntil: null,
        userId: user.id,
      },
    });
    await set(token, "newsFrequency: daily, wantsProductMail: true");
    await set(token, "videosFrequency: never");
    expect(await ask(token, `{ getUserEmailFrequency { ${fields} } }`)).toMatchObject({
      getUserEmailFrequency: {
        newsFrequency: "daily",
        videosFrequency: "never",
        articlesFrequency: "weekly",
        wantsProductMail: true,
      },
    });
    await expect(set(token, "newsFrequency: hourly")).rejects.toThrow("hourly");
  });

  test("offer forum mail as summaries, never immediately", async () => {
    const { token } = await member();
    const told = () => ask(token, "{ getUserEmailFrequency { forumFrequency } }");

    await expect(set(token, "forumFrequency: instant")).rejects.toThrow("validation_failed");
    expect(await told()).toEqual({ getUserEmailFrequency: { forumFrequency: "weekly" } });
    await set(token, "forumFrequency: daily");
    expect(await told()).toEqual({ getUserEmailFrequency: { forumFrequency: "daily" } });
  });

  test("preview the next digest from published content", async () => {
    const { token } = await member();
    many.service.clock.now = new Date("2026-11-21T12:00:00.000Z");
    publish("news", "Como ler o holerite", 20);
    publish("news", "De outro tempo", 400);
    publish("videos", "De uma área que ainda vem", 20);
    const query = "{ getNextDigest { sendsAt sections { list items { title } } } }";
    expect(await ask(token, query)).toEqual({
      getNextDigest: {
        sendsAt: "2026-11-23T06:30:00.000Z",
        sections: [{ list: "news", items: [{ title: "Como ler o holerite" }] }],
      },
    });
    await set(
      token,
      "articlesFrequency: instant, newsFrequency: instant, videosFrequency: weekly, coursesFrequency: instant, forumFrequency: never",
    );
    expect(await ask(token, query)).toEqual({ getNextDigest: null });
  });
});

describe("mail digest", () => {
  test("is one mail a day, and a single post unsubscribes", async () => {
    const { user, token } = await member();
    publish("news", "Prêmios de 2027", 30);
    publish("videos", "Primeira consulta", 100);
    await runDigests();
    const mail = await many.service.smtp.next(user.email);
    expect(mail.text).toContain("Prêmios de 2027");
    expect(mail.text).toContain("https://portal.example/pt-BR/app/news/um-titulo");
    expect(mail.text).not.toContain("Primeira consulta");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const link = /^<https:\/\/portal\.example\/pt-BR\/unsubscribe\/([\w-]+)>$/.exec(
      mail.headers["list-unsubscribe"] ?? "",
    );
    await runDigests();
    expect(many.service.smtp.received.filter(({ to }) => to.includes(user.email))).toHaveLength(1);

    const subscription = await post("subscription", link?.[1] ?? "");
    expect(subscription.json()).toEqual({
      choices: [{ list: "news", frequency: "weekly" }],
    });
    const stopped = await post("unsubscribe", link?.[1] ?? "");
    expect(stopped.json()).toMatchObject({ lists: ["news"] });
    expect(await ask(token, `{ getUserEmailFrequency { ${fields} } }`)).toMatchObject({
      getUserEmailFrequency: {
        newsFrequency: "never",
        videosFrequency: "weekly",
        articlesFrequency: "weekly",
        coursesFrequency: "weekly",
      },
    });
    const { undoToken } = stopped.json<{ undoToken: string }>();
    expect((await post("undo", undoToken)).statusCode).toBe(200);
    expect(await ask(token, `{ getUserEmailFrequency { ${fields} } }`)).toMatchObject({
      getUserEmailFrequency: { newsFrequency: "weekly", videosFrequency: "weekly" },
    });
  });

  test("with several lists can be unsubscribed list by list", async () => {
    const { user, token } = await member();
    publish("news", "Prêmios de 2027", 30);
    publish("articles", "Os três pilares", 40);
    await runDigests();
    const mail = await many.service.smtp.next(user.email);
    const [, only = ""] =
      /Cancelar só Notícias\s+https:\/\/portal\.example\/pt-BR\/unsubscribe\/([\w-]+)/.exec(
        mail.text,
      ) ?? [];
    expect((await post("unsubscribe", only)).json()).toMatchObject({ lists: ["news"] });
    expect(await ask(token, `{ getUserEmailFrequency { ${fields} } }`)).toMatchObject({
      getUserEmailFrequency: { newsFrequency: "never", articlesFrequency: "weekly" },
    });
  });

  test("lists forum questions, only for members who want them", async () => {
    const [wants, not] = [await member(), await member()];
    await set(not.token, "forumFrequency: never");
    const id = randomUUID();
    const at = new Date(many.service.clock.now.getTime() - 3_600_000).toISOString();
    const requested = {
      ...{ title: "Como registro o carro?", user_created: "ana", date_created: at },
      ...{ status: "open", type: "question" },
    };
    many.cms.rows("forum_posts").push(
      { id, ...requested },
      { ...requested, id: randomUUID(), title: "Escondida", status: "hidden" },
      { ...requested, id: randomUUID(), title: "Exemplo da equipe", user_created: null },
      {
        ...requested,
        id: randomUUID(),
        title: "De outro mês",
        date_created: "2026-10-01T08:00:00Z",
      },
    );
    publish("news", "Prêmios de 2027", 30);
    await runDigests();
    const mail = await many.service.smtp.next(wants.user.email);
    expect(mail.text).toContain("Como registro o carro?");
    expect(mail.text).toContain(`https://portal.example/pt-BR/app/forum/${id}`);
    expect(mail.text).not.toContain("Exemplo da equipe");
    expect(mail.text).not.toContain("De outro mês");
    expect(mail.text).not.toContain("Escondida");
    expect((await many.service.smtp.next(not.user.email)).text).not.toContain("Como registro");
  });

  test("leaves out questions of blocked members, in the mail and its preview", async () => {
    const [blocks, other, asks] = [await member(), await member(), await member()];
    const morning = many.service.clock.now;
    many.service.clock.now = new Date(morning.getTime() - 24 * HOUR_MS);
    const at = new Date(morning.getTime() - 25 * HOUR_MS).toISOString();
    many.cms.rows("forum_posts").push({
      ...{ id: randomUUID(), title: "Pergunta de quem foi bloqueado", date_created: at },
      ...{ status: "open", type: "question", user_created: asks.user.directusUserId },
    });
    await ask(
      blocks.token,
      `mutation { blockMember(directusUserId: "${asks.user.directusUserId}") }`,
    );
    publish("news", "Prêmios de 2027", 30);
    const preview = async ({ token }: typeof blocks) =>
      JSON.stringify(await ask(token, "{ getNextDigest { sections { items { title } } } }"));
    expect(await preview(other)).toContain("Pergunta de quem foi bloqueado");
    expect(await preview(blocks)).not.toContain("Pergunta de quem foi bloqueado");
    many.service.clock.now = morning;
    await runDigests();
    const text = async ({ user }: typeof blocks) => (await many.service.smtp.next(user.email)).text;
    expect(await text(other)).toContain("Pergunta de quem foi bloqueado");
    expect(await text(blocks)).not.toContain("Pergunta de quem foi bloqueado");
  });

  test("names the step that each member's plan puts first, with its day, unless they turned it off", async () => {
    const [one, other, without] = [await member(), await member(), await member()];
    const { cms, service } = many;
    const step = { status: "published", title: "Registro na comuna", ruleJson: { days: 14 } };
    const waiting = { ...step, title: "Conta", ruleJson: { days: 13 }, dependsOn: ["registro"] };
    cms
      .rows("plan_steps")
      .splice(
        0,
        Infinity,
        { id: "s2", key: "conta", conditions: null, ...waiting },
        { id: "s1", key: "registro", conditions: null, ...step },
      );
    cms.rows("member_plan_steps").length = 0;
    for (const { user } of [one, other])
      await service.database.pool.query(
        "insert into member_plans (user_id, arrival_on, updated_at) values ($1, '2026-11-20', now())",
        [user.id],
      );
    await set(other.token, choiceArgument("plan", "mail", false));
    publish("news", "Prêmios de 2027", 30);
    await runDigests();
    const text = async ({ user }: typeof one) => (await service.smtp.next(user.email)).text;
    const digest = await text(one);
    expect(digest).toContain("No seu plano: Registro na comuna, até 4 de dezembro de 2026");
    expect(digest).toContain("/pt-BR/app/plan?step=registro");
    expect(await text(other)).not.toContain("Registro na comuna");
    expect(await text(without)).not.toContain("Registro na comuna");
  });

  test("names one waiting question to members who accept questions", async () => {
    const [one, not, blocking] = [await member(), await member(), await member()];
    for (const { token } of [one, blocking])
      await set(token, choiceArgument("ask", "portal", true));
    const { cms, service } = many;
    const id = randomUUID();
    const requester = await service.createMember();
    const block =
      "insert into member_blocks (user_id, blocked_user_id, created_at) values ($1, $2, $3)";
    await service.database.pool.query(block, [blocking.user.id, requester.id, service.clock.now]);
    const at = new Date(service.clock.now.getTime() - 30 * 3_600_000).toISOString();
    cms.rows("forum_posts").push({
      ...{ id, title: "Quem já levou o cachorro?", status: "open", type: "question" },
      ...{
        replyCount: 0,
        user_created: requester.directusUserId,
        date_created: at,
        body: "",
        contextCard: null,
      },
    });
    for (const { user } of [one, not, blocking])
      await service.database.pool.query(
        "insert into forum_asks (topic_id, user_id, asked_at) values ($1, $2, $3)",
        [id, user.id, at],
      );
    // Also if the question is in the list of questions: being asked is more specific.
    await set(not.token, "forumFrequency: never");
    publish("news", "Prêmios de 2027", 30);
    await runDigests();
    const text = async ({ user }: typeof one) => (await service.smtp.next(user.email)).text;
    expect(await text(one)).toContain("Você pode responder: Quem já levou o cachorro?");
    expect(await text(not)).not.toContain("cachorro");
    // The member blocked the author after being asked.
    expect(await text(blocking)).not.toContain("cachorro");
  });

  test("belongs to the membership: free members get neither mail nor preview", async () => {
    const free = await many.service.createMember({ roleId: freeMemberRoleId });
    const { accessToken: freeToken } = await many.service.login(free.email);
    const { user: over } = await member();
    await many.service.database.pool.query("update users set cms_paid_until = $2 where id = $1", [
      over.id,
      new Date(many.service.clock.now.getTime() - HOUR_MS),
    ]);
    const { user: reader } = await member();
    publish("news", "Prêmios de 2027", 30);
    await runDigests();
    await many.service.smtp.next(reader.email);
    const received = many.service.smtp.received.flatMap(({ to }) => to);
    expect(received).not.toContain(free.email);
    expect(received).not.toContain(over.email);
    const preview = await ask(freeToken, "{ getNextDigest { sendsAt } }");
    expect(preview).toEqual({ getNextDigest: null });
  });

  test("is not sent if it is empty, during a pause, or to inactive members", async () => {
    const { user: quiet, token: quietToken } = await member();
    await set(quietToken, "newsFrequency: monthly");
    const { user: paused, token: pausedToken } = await member();
    await set(pausedToken, "isPaused: true");
    const { user: gone } = await member();
    await many.service.database.pool.query("update users set last_seen_at = $2 where id = $1", [
      gone.id,
      new Date(many.service.clock.now.getTime() - 181 * 24 * HOUR_MS),
    ]);
    const { user: reader } = await member();
    publish("news", "Prêmios de 2027", 30);
    await runDigests();
    await many.service.smtp.next(reader.email);
    const others = [quiet, paused, gone].map(({ email }) => email);
    expect(many.service.smtp.received.flatMap(({ to }) => to)).not.toEqual(
      expect.arrayContaining([expect.toSatisfy((to: string) => others.includes(to))]),
    );
  });

  test("waits for Monday if weekly, and not if daily", async () => {
    const { user: weekly } = await member();
    const { user: daily, token } = await member();
    await set(token, "newsFrequency: daily");
    many.service.clock.now = new Date("2026-11-25T06:30:00.000Z");
    publish("news", "Prêmios de 2027", 3);
    await runDigests();
    await many.service.smtp.next(daily.email);
    expect(many.service.smtp.received.flatMap(({ to }) => to)).not.toContain(weekly.email);
  });
});

describe("invalid unsubscribe link", () => {
  test("changes nothing", async () => {
    for (const text of ["x", Buffer.from("{}").toString("base64url"), "a".repeat(200)]) {
      expect((await post("subscription", text)).statusCode).toBe(404);
      expect((await post("unsubscribe", text)).statusCode).toBe(404);
      expect((await post("undo", text)).statusCode).toBe(404);
    }
  });
});
