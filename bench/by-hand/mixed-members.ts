import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { connectCms } from "../../bff/cms/connect.ts";
import { createCmsUsers } from "../../bff/cms/cms-users.ts";
import { openDatabase } from "../../bff/db/database.ts";
import { memberConnections } from "../../bff/db/tables/connections.ts";
import { createUser } from "../../bff/modules/identity/users/create-user.ts";
import { createPasswordHasher } from "../../bff/modules/identity/users/password-hasher.ts";
import type { User } from "../../bff/modules/identity/users/user.ts";
import { roleIds } from "../../contract/account/roles.ts";
import { UUID_PATTERN } from "../../contract/shared/uuid.ts";
import { percentile } from "../figures.ts";
import { USER_AGENT } from "../load.ts";
import { logInAs } from "../member.ts";
import { listBenchPages } from "../pages.ts";

/**
 * Many members read, search, answer and chat at once: `node bench/by-hand/mixed-members.ts [members] [minutes]
 * [seconds between two acts of a member]`, with the variables of a running stack (TEST_APP_ORIGIN,
 * TEST_SERVICE_URL, TEST_CMS_URL, TEST_DATABASE_URL of an owner, TEST_CMS_ACCOUNTS_TOKEN) and
 * TRUSTED_PROXY_HOPS=1. Prints response times of pages and of writes, and every response from 500 on.
 */
const [memberCount = "100", minutes = "10", thinkSeconds = "20"] = process.argv.slice(2);
const env = z
  .object({
    TEST_APP_ORIGIN: z.url(),
    TEST_SERVICE_URL: z.url(),
    TEST_CMS_URL: z.url(),
    TEST_DATABASE_URL: z.url(),
    TEST_CMS_ACCOUNTS_TOKEN: z.string(),
  })
  .parse(process.env);

const SHARES = { search: 0.08, answer: 0.04, chat: 0.06 } as const;
const QUERIES = ["seguro", "aluguel", "permissão B", "imposto", "creche", "dentista", "moradia"];
const password = randomUUID();

type Member = { user: User; cookie: string; address: string; partner: () => Member };

async function makeMembers(count: number): Promise<Member[]> {
  const url = new URL(env.TEST_DATABASE_URL);
  url.pathname = "/portal";
  const database = openDatabase(url.href, () => {});
  const hasher = await createPasswordHasher();
  const hash = await hasher.hash(password);
  const cmsUsers = createCmsUsers(connectCms(env.TEST_CMS_URL, env.TEST_CMS_ACCOUNTS_TOKEN));
  const deps = {
    ...{ db: database.db, cmsUsers, now: () => new Date() },
    hasher: { ...hasher, hash: async () => hash },
  };
  const members: Member[] = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const email = `misto-${randomUUID()}@example.com`;
      const person = { email, password, firstName: "Ana", lastName: "Mista" };
      const roleId = at % 2 === 0 ? roleIds.payingUser : roleIds.member;
      const user = await createUser(
        deps,
        { ...person, isEmailConfirmed: true },
        { kind: "create", roleId },
      );
      const { cookie } = await logInAs(env.TEST_SERVICE_URL, email, password);
      const address = `10.9.${at >> 8}.${at & 255}`;
      members.push({ user, cookie, address, partner: () => members[at ^ 1] as Member });
    }
    const changedAt = new Date();
    const rows = members.map(({ user, partner }) => ({
      ...{ userId: user.id, otherUserId: partner().user.id },
      ...{ state: "connected" as const, changedAt },
    }));
    await database.db.insert(memberConnections).values(rows);
  } finally {
    await database.close();
  }
  return members;
}

const headersOf = ({ cookie, address }: Member) => ({
  ...{ cookie, "user-agent": USER_AGENT, "x-forwarded-for": address },
  ...{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" },
});

const tookMs: Record<"page" | "search" | "answer" | "chat", number[]> = {
  page: [],
  search: [],
  answer: [],
  chat: [],
};
const statuses = new Map<number, number>();

async function send(kind: keyof typeof tookMs, path: string, init: RequestInit): Promise<void> {
  const startMs = performance.now();
  const response = await fetch(new URL(path, env.TEST_APP_ORIGIN), { ...init, redirect: "manual" });
  await response.arrayBuffer();
  tookMs[kind].push(performance.now() - startMs);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response.status >= 500) console.log(`${response.status} ${init.method ?? "GET"} ${path}`);
}

const read = (kind: "page" | "search", member: Member, path: string) =>
  send(kind, path, { headers: headersOf(member) });

const post = (
  kind: "answer" | "chat",
  member: Member,
  path: string,
  form: Record<string, string>,
) =>
  send(kind, path, {
    method: "POST",
    headers: { ...headersOf(member), origin: env.TEST_APP_ORIGIN },
    body: new URLSearchParams(form),
  });

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

function act(member: Member, pages: readonly string[], topics: readonly string[]): Promise<void> {
  const chance = Math.random();
  const text = `Uma resposta de medida, ${randomUUID()}`;
  if (chance < SHARES.search)
    return read("search", member, `/pt-BR/app/search?query=${encodeURIComponent(pick(QUERIES))}`);
  if (chance < SHARES.search + SHARES.answer) {
    const target = pick(topics);
    const form = { intent: "write", targetType: "forum", target, id: randomUUID(), body: text };
    return post("answer", member, `/pt-BR/app/comments/forum/${target}`, form);
  }
  if (chance < SHARES.search + SHARES.answer + SHARES.chat) {
    const partner = member.partner().user.directusUserId;
    const form = { intent: "send", with: partner, id: randomUUID(), message: text };
    return post("chat", member, "/pt-BR/app/chat/messages", form);
  }
  return read("page", member, pick(pages));
}

async function live(
  member: Member,
  pages: readonly string[],
  topics: readonly string[],
  untilMs: number,
): Promise<void> {
  for (;;) {
    await pause(-Math.log(1 - Math.random()) * Number(thinkSeconds) * 1_000);
    if (performance.now() > untilMs) return;
    await act(member, pages, topics);
  }
}

const OWN_PAGE = new RegExp(`/profile/${UUID_PATTERN}`);
const TOPIC_LINK = new RegExp(`/app/forum/(${UUID_PATTERN})`, "g");
const members = await makeMembers(Number(memberCount));
const pages = listBenchPages()
  .filter(({ address, isMembers }) => isMembers && !OWN_PAGE.test(address))
  .map(({ address }) => address);
const list = await fetch(new URL("/pt-BR/app/forum", env.TEST_APP_ORIGIN), {
  headers: headersOf(members[0] as Member),
});
const topics = [...(await list.text()).matchAll(TOPIC_LINK)].map(([, id]) => id ?? "");
const topicPages = topics.map((id) => `/pt-BR/app/forum/${id}`);
const untilMs = performance.now() + Number(minutes) * 60_000;
await Promise.all(
  members.map((member) => live(member, [...pages, ...topicPages], topics, untilMs)),
);
for (const [kind, all] of Object.entries(tookMs)) {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => `${percentile(sorted, share).toFixed(0)} ms`;
  console.log(`${kind}: ${all.length}, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
}
console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(", "));
