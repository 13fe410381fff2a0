import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { startMailToMany } from "./mail-to-many.ts";

const many = startMailToMany();
const { member, set, runDigests } = many;
const HOUR_MS = 3_600_000;
const [ZURICH, VAUD] = [1, 22];

function news(title: string, hoursAgo: number, cantons: readonly number[] = []) {
  const publishedAt = new Date(many.service.clock.now.getTime() - hoursAgo * 3_600_000);
  many.cms.rows("news").push({
    ...{ id: randomUUID(), title, slug: title.toLowerCase().replaceAll(" ", "-") },
    ...{ status: "published", publishedAt: publishedAt.toISOString() },
    cantons: cantons.map((id) => ({ Cantons_id: id })),
  });
}

/** Sets a member's canton, as Directus returns it. */
function lives({ directusUserId }: User, canton: number | null) {
  many.cms.rows("users").push({
    ...{ id: directusUserId, status: "active", canton, city: null, profession: null, bio: null },
    ...{ first_name: "Ana", last_name: "Souza", displayName: null, avatar: null },
    ...{ inSwitzerlandSince: null, memberSince: null },
  });
}

const mailTo = async ({ email }: User) => (await many.service.smtp.next(email)).text;
const line = (title: string) => `Do seu cantão: ${title}`;

test("canton news: a digest names the newest of the member's canton, and of no other", async () => {
  const [zurich, vaud, nowhere] = [await member(), await member(), await member()];
  lives(zurich.user, ZURICH);
  lives(vaud.user, VAUD);
  lives(nowhere.user, null);
  // Older than the five items in the list of news.
  news("Passe de Zurique", 100, [ZURICH]);
  news("Passe antigo de Zurique", 120, [ZURICH]);
  for (const number of [1, 2, 3, 4, 5]) news(`Notícia ${number}`, number);
  const preview = "{ getNextDigest { personal { label path } } }";
  const path = "/pt-BR/app/news/passe-de-zurique";
  many.service.clock.advance(-HOUR_MS);
  expect(await many.ask(zurich.token, preview)).toEqual({
    getNextDigest: { personal: [{ label: line("Passe de Zurique"), path }] },
  });
  expect(await many.ask(vaud.token, preview)).toEqual({ getNextDigest: { personal: [] } });
  many.service.clock.advance(HOUR_MS);
  await runDigests();
  const text = await mailTo(zurich.user);
  expect(text).toContain(line("Passe de Zurique"));
  expect(text).toContain("https://portal.example/pt-BR/app/news/passe-de-zurique");
  expect(text).not.toContain("Passe antigo");
  expect(await mailTo(vaud.user)).not.toContain("Do seu cantão");
  expect(await mailTo(nowhere.user)).not.toContain("Do seu cantão");
});

test("canton news: skips the item that the digest already lists, and names the next one", async () => {
  const { user } = await member();
  lives(user, ZURICH);
  news("Passe antigo de Zurique", 120, [ZURICH]);
  for (const number of [2, 3, 4, 5]) news(`Notícia ${number}`, number);
  news("Passe de Zurique", 1, [ZURICH]);
  await runDigests();
  const text = await mailTo(user);
  expect(text).toContain(line("Passe antigo de Zurique"));
  expect(text).not.toContain(line("Passe de Zurique"));
});

test("canton news: covers the digest's period, for members who want news", async () => {
  const [weekly, daily, without] = [await member(), await member(), await member()];
  for (const { user } of [weekly, daily, without]) lives(user, ZURICH);
  await set(daily.token, "newsFrequency: daily");
  await set(without.token, "newsFrequency: never");
  news("Passe de Zurique", 100, [ZURICH]);
  for (const number of [1, 2, 3, 4, 5]) news(`Notícia ${number}`, number);
  many.publish("articles", "Os três pilares", 5);
  await runDigests();
  expect(await mailTo(weekly.user)).toContain(line("Passe de Zurique"));
  expect(await mailTo(daily.user)).not.toContain("Do seu cantão");
  expect(await mailTo(without.user)).not.toContain("Do seu cantão");
});

test("canton news: are left out if the news area is closed", async () => {
  const { user } = await member();
  lives(user, ZURICH);
  news("Passe de Zurique", 100, [ZURICH]);
  many.publish("articles", "Os três pilares", 5);
  areas.news.isOpen = false;
  try {
    await runDigests();
  } finally {
    areas.news.isOpen = true;
  }
  const text = await mailTo(user);
  expect(text).toContain("Os três pilares");
  expect(text).not.toContain("Passe de Zurique");
});

test("canton news: the digest waits some minutes if they can't be loaded, then goes without them", async () => {
  const { user } = await member();
  lives(user, ZURICH);
  news("Do cantão", 100, [ZURICH]);
  for (const number of [1, 2, 3, 4, 5]) news(`Notícia ${number}`, number);
  many.cms.rows("users").push({ status: "active", canton: ZURICH } as never);
  const { jobs, database, clock } = many.service;
  const key = randomUUID();
  await jobs.send("send-digests", {}, database.db, { key });
  const failed = "select 1 from jobs.job where singleton_key = $1 and state = 'retry'";
  await expect.poll(async () => (await database.pool.query(failed, [key])).rowCount).toBe(1);
  clock.advance(6 * 60_000);
  const text = await mailTo(user);
  expect(text).toContain("Notícia 1");
  expect(text).not.toContain(line("Do cantão"));
});
