import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { User } from "../../../bff/modules/users/user.ts";
import { createCmsDouble } from "./cms-double.ts";
import { signedChange } from "./signed-change.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

const hourMs = 3_600_000;
const cms = createCmsDouble();

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const list of ["articles", "news", "videos", "courses"]) cms.rows(list).length = 0;
  await service.database.pool.query("update users set is_active = false");
  // A Monday, half past seven in Zurich.
  service.clock.now = new Date("2026-11-23T06:30:00.000Z");
});

async function member(): Promise<{ user: User; token: string }> {
  const user = await service.createMember();
  return { user, token: (await service.login(user.email)).accessToken };
}

function publish(collection: string, title: string, hoursAgo: number) {
  const publishedAt = new Date(service.clock.now.getTime() - hoursAgo * hourMs).toISOString();
  const item = { id: randomUUID(), title, slug: "um-titulo", status: "published", publishedAt };
  cms.rows(collection).push(item);
  return item;
}

async function ask<T>(token: string, query: string): Promise<T> {
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(token),
    payload: { query },
  });
  const { data, errors } = answer.json<{ data: T; errors?: unknown }>();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const set = (token: string, values: string) =>
  ask(token, `mutation { setUserEmailFrequency(${values}) { id } }`);

const post = (path: string, token: string) =>
  service.app.inject({
    method: "POST",
    url: `/api/email-frequency/v1/${path}`,
    payload: { token },
  });

async function runDigests(): Promise<void> {
  await service.jobs.send("send-digests", {}, service.database.db);
  const isOver = async () => {
    const { rows } = await service.database.pool.query<{ state: string; output: unknown }>(
      "select state, output from jobs.job where name = 'send-digests' and state <> 'completed'",
    );
    return rows;
  };
  await expect.poll(isOver, { timeout: 20_000 }).toEqual([]);
}

const fields =
  "articlesFrequency newsFrequency videosFrequency coursesFrequency forumFrequency wantsProductMail pausedUntil userId";

describe("the preferences", () => {
  it("are weekly for who chose nothing, and change field by field", async () => {
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

  it("preview the next digest from what is published", async () => {
    const { token } = await member();
    service.clock.now = new Date("2026-11-21T12:00:00.000Z");
    publish("articles", "Como ler o holerite", 20);
    publish("articles", "De outro tempo", 400);
    const query = "{ getNextDigest { sendsAt sections { list items { title } } } }";
    expect(await ask(token, query)).toEqual({
      getNextDigest: {
        sendsAt: "2026-11-23T06:30:00.000Z",
        sections: [{ list: "articles", items: [{ title: "Como ler o holerite" }] }],
      },
    });
    await set(
      token,
      "articlesFrequency: never, newsFrequency: never, videosFrequency: instant, coursesFrequency: never",
    );
    expect(await ask(token, query)).toEqual({ getNextDigest: null });
  });
});

describe("the digest", () => {
  it("comes once a day in one mail that a single post stops", async () => {
    const { user, token } = await member();
    publish("news", "Prêmios de 2027", 30);
    publish("videos", "Primeira consulta", 100);
    await runDigests();
    const mail = await service.smtp.next(user.email);
    expect(mail.text).toContain("Prêmios de 2027");
    expect(mail.text).toContain("https://portal.example/pt-BR/app/videos/um-titulo");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const link = /^<https:\/\/portal\.example\/pt-BR\/unsubscribe\/([\w-]+)>$/.exec(
      mail.headers["list-unsubscribe"] ?? "",
    );
    await runDigests();
    expect(service.smtp.received.filter(({ to }) => to.includes(user.email))).toHaveLength(1);

    const subscription = await post("subscription", link?.[1] ?? "");
    expect(subscription.json()).toEqual({
      choices: [
        { list: "news", frequency: "weekly" },
        { list: "videos", frequency: "weekly" },
      ],
    });
    const stopped = await post("unsubscribe", link?.[1] ?? "");
    expect(stopped.json()).toMatchObject({ lists: ["news", "videos"] });
    expect(await ask(token, `{ getUserEmailFrequency { ${fields} } }`)).toMatchObject({
      getUserEmailFrequency: {
        newsFrequency: "never",
        videosFrequency: "never",
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

  it("is not sent when there is nothing to tell, while paused, or to who stayed away", async () => {
    const { user: quiet, token: quietToken } = await member();
    await set(quietToken, "newsFrequency: monthly");
    const { user: paused, token: pausedToken } = await member();
    await set(pausedToken, "isPaused: true");
    const { user: gone } = await member();
    await service.database.pool.query("update users set last_seen_at = $2 where id = $1", [
      gone.id,
      new Date(service.clock.now.getTime() - 181 * 24 * hourMs),
    ]);
    const { user: reader } = await member();
    publish("news", "Prêmios de 2027", 30);
    await runDigests();
    await service.smtp.next(reader.email);
    const others = [quiet, paused, gone].map(({ email }) => email);
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toEqual(
      expect.arrayContaining([expect.toSatisfy((to: string) => others.includes(to))]),
    );
  });

  it("of a weekly list waits for Monday, a daily one does not", async () => {
    const { user: weekly } = await member();
    const { user: daily, token } = await member();
    await set(token, "newsFrequency: daily");
    service.clock.now = new Date("2026-11-25T06:30:00.000Z");
    publish("news", "Prêmios de 2027", 3);
    await runDigests();
    await service.smtp.next(daily.email);
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toContain(weekly.email);
  });
});

describe("a late run", () => {
  it("tells what the one at half past seven would have, and the next goes on from there", async () => {
    const { user, token } = await member();
    await set(token, "newsFrequency: daily");
    service.clock.now = new Date("2026-11-25T09:12:00.000Z");
    // At 06:30 UTC, the end of the window, and an hour to either side.
    const [early, edge, late] = [
      publish("news", "Antes das sete e meia", 3.7),
      publish("news", "Às sete e meia", 2.7),
      publish("news", "Depois das sete e meia", 1.7),
    ];
    expect(edge.publishedAt).toBe("2026-11-25T06:30:00.000Z");
    await runDigests();
    const first = await service.smtp.next(user.email);
    expect(first.text).toContain(early.title);
    expect(first.text).not.toContain(edge.title);
    expect(first.text).not.toContain(late.title);
    service.clock.now = new Date("2026-11-26T06:30:02.000Z");
    await runDigests();
    const second = await service.smtp.next(user.email);
    expect(second.text).not.toContain(early.title);
    expect(second.text).toContain(edge.title);
    expect(second.text).toContain(late.title);
  });
});

describe("news at once", () => {
  const tell = (collection: string, key: string) =>
    service.app.inject(signedChange(service, { collection, keys: [key], action: "update" }));

  it("reach who asked for them, once for each item", async () => {
    const { user, token } = await member();
    const { user: other } = await member();
    await set(token, "articlesFrequency: instant");
    const item = publish("articles", "Como ler o holerite", 0);
    await tell("articles", item.id);
    const mail = await service.smtp.next(user.email);
    expect(mail.text).toContain("Como ler o holerite");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await tell("articles", item.id);
    const second = publish("articles", "Os três pilares", 0);
    await tell("articles", second.id);
    expect((await service.smtp.next(user.email)).text).toContain("Os três pilares");
    const told = service.smtp.received.filter(({ to }) => to.includes(user.email));
    expect(told).toHaveLength(2);
    expect(service.smtp.received.flatMap(({ to }) => to)).not.toContain(other.email);
  });
});

describe("a link that is not ours", () => {
  it("stops nothing", async () => {
    for (const text of ["x", Buffer.from("{}").toString("base64url"), "a".repeat(200)]) {
      expect((await post("subscription", text)).statusCode).toBe(404);
      expect((await post("unsubscribe", text)).statusCode).toBe(404);
      expect((await post("undo", text)).statusCode).toBe(404);
    }
  });
});
