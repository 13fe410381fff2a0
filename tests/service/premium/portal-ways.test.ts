import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { requiredEnv } from "../../support/required-env.ts";
import { origin, submitForm } from "../app/wire.ts";
import { admin, makePerson, removeMade } from "../cms/cms.ts";
import { plant, plantedNames, type Planted, type PlantedName, type Plants } from "./planted.ts";
import {
  makeMember,
  makeOutsiders,
  outsiders,
  readAll,
  visit,
  type Member,
  type Outsider,
} from "./readers.ts";

/** Every address of the portal that returns a text or a file, tried by every reader without access. */
let plants: Plants;
let members: Record<Outsider | "paying", Member>;
/** They search through the service's own route, because of the app's rate limit. */
let searchers: Record<Outsider, Member>;
beforeAll(async () => {
  plants = await plant(await makePerson("payingUser"));
  // These members read and found everything in the same session while paying; nothing of it may be cached
  // for them.
  const seen = readAll([
    ...plants.items.flatMap(({ page, alsoOn = [] }) => [page, ...alsoOn]),
    ...plants.items.map(({ key }) => searchOf(key)),
  ]);
  const paying = await makeMember("payingUser");
  members = { paying, ...(await makeOutsiders(seen)) };
  searchers = await makeOutsiders();
  await waitUntilFound();
});
afterAll(removeMade);

const everybody = ["guest", ...outsiders] as const;
type Who = (typeof everybody)[number];
const cookieOf = (who: Who) => (who === "guest" ? null : members[who].cookie);
const searchOf = (key: string) => `/pt-BR/app/search?query=${key}`;

/** Kinds without a search result of their own: paying members do not find them either. */
const unsearched: readonly PlantedName[] = ["fact", "quiz", "comment"];

/** The index is updated within seconds. */
async function waitUntilFound(): Promise<void> {
  for (const { key, name } of plants.items) {
    if (unsearched.includes(name)) continue;
    const isFound = async () => (await search(members.paying, key)).total > 0;
    await vi.waitUntil(isFound, { timeout: 30_000, interval: 2_500 });
  }
}

async function search({ token }: Member, query: string) {
  const url = new URL("/api/search/v1/results", requiredEnv("TEST_SERVICE_URL"));
  url.searchParams.set("query", query);
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { total: number; kinds: unknown[]; suggestions: string[] };
}

const areas: Partial<Record<Planted["kind"], string>> = {
  course_classes: "courses",
  facts: "articles",
};

function pathsOf({ kind, page, alsoOn = [], key, id }: Planted): string[] {
  const area = areas[kind] ?? kind;
  const [target = "", targetType = ""] = page.split("/").toReversed();
  const lists =
    kind === "comments"
      ? [`/pt-BR/app/comments?${new URLSearchParams({ targetType, target })}`]
      : [
          `/pt-BR/app/${area}`,
          `/pt-BR/app/${area}/results?query=${key}`,
          `/pt-BR/app/${area}/favorites`,
          `/pt-BR/app/comments/${kind}/${id}`,
        ];
  const found = [searchOf(key), `/pt-BR/app/search/groups?query=${key}`];
  return [page, ...alsoOn, ...lists, ...found, "/pt-BR/app"];
}

/** A page, its full data, and the data of its route alone. */
function addressesOf(path: string): string[] {
  const [pathname = "", query = ""] = path.split("?");
  const both = [path, `${pathname}.data${query && `?${query}`}`];
  if (pathname.startsWith("/pt-BR/app/search")) return both;
  return [
    ...both,
    `${pathname}.data?_routes=routes%2Fapp%2Flayout&${query}`,
    `${pathname}/?${query}`,
  ];
}

const visited = new Map<string, ReturnType<typeof visit>>();

/** Several items share a page, which is requested once. */
function visitOnce(address: string, who: Who): ReturnType<typeof visit> {
  const key = `${who} ${address}`;
  const answer = visited.get(key) ?? visit(address, cookieOf(who));
  visited.set(key, answer);
  return answer;
}

describe.each(plantedNames)("portal: secret text of a planted %s", (name) => {
  const find = () => {
    const found = plants.items.find((item) => item.name === name);
    if (!found) throw new Error(`No ${name} was planted`);
    return found;
  };

  test("is on its page for a paying member", async () => {
    const { page, secret } = find();
    expect((await visit(page, members.paying.cookie)).body).toContain(secret);
  });

  test.each(everybody)("is not shown to %s", async (who) => {
    const item = find();
    for (const address of pathsOf(item).flatMap(addressesOf)) {
      const answer = await visitOnce(address, who);
      expect([address, answer.status < 500]).toEqual([address, true]);
      expect(answer.body, address).not.toContain(item.secret);
    }
  });

  test.each(outsiders)("can't be found by %s: no hit, no count, no suggestion", async (who) => {
    const { key, secret } = find();
    for (const query of [key, `"${key}"`, key.slice(0, -2), `${key}x`]) {
      const found = await search(searchers[who], query);
      expect([query, found.total, found.kinds]).toEqual([query, 0, []]);
      expect(JSON.stringify(found)).not.toContain(secret);
      expect(found.suggestions).not.toContain(key);
    }
  });
});

describe("portal: exercise solution", () => {
  const answer = { intent: "answer", "answer-0": "1" };
  const send = async (cookie: string | null) =>
    submitForm(plants.quiz.page, answer, cookie ? { Cookie: cookie } : {});

  test.each(everybody)("is hidden from %s, who may not answer either", async (who) => {
    const { page, secret } = plants.quiz;
    for (const address of addressesOf(page))
      expect((await visit(address, cookieOf(who))).body, address).not.toContain(secret);
    const answered = await send(cookieOf(who));
    expect(answered.status).not.toBe(200);
    expect(answered.body).not.toContain(secret);
    expect((await visit(page, cookieOf(who))).body).not.toContain(secret);
  });

  test("is shown to a paying member after their answer, and not before", async () => {
    const { page, secret } = plants.quiz;
    const { cookie } = members.paying;
    for (const address of addressesOf(page))
      expect((await visit(address, cookie)).body, address).not.toContain(secret);
    expect((await send(cookie)).status).toBe(200);
    expect((await visit(page, cookie)).body).toContain(secret);
  });
});

describe("portal: film and file", () => {
  test("are served to paying members only, whole and in parts", async () => {
    for (const { id, path, secret } of plants.files) {
      const paid = await fetch(new URL(path, origin), {
        headers: { cookie: members.paying.cookie },
      });
      expect(await paid.text()).toContain(secret);
      for (const who of everybody) {
        const cookie = cookieOf(who);
        for (const address of [path, `/media/${id}`, `/media/${id}?size=card`, `/assets/${id}`]) {
          for (const range of ["", "bytes=0-99"]) {
            const headers = { ...(cookie && { cookie }), ...(range && { range }) };
            const answer = await fetch(new URL(address, origin), { headers });
            expect([who, address, answer.status]).toEqual([who, address, 404]);
            expect(await answer.text()).not.toContain(secret);
          }
        }
      }
    }
  });

  test("have captions for paying members only, also at the address of an embed", async () => {
    const film = plants.items.find(({ kind }) => kind === "videos");
    const [captions, embed] = [`/media/captions/${film?.id}`, `/media/embeds/${film?.id}`];
    expect((await visit(captions, members.paying.cookie)).body).toContain(film?.secret);
    for (const who of everybody) {
      for (const address of [captions, embed]) {
        const { status, body } = await visit(address, cookieOf(who));
        expect([who, address, status]).toEqual([who, address, 404]);
        expect(body).not.toContain(film?.secret);
      }
    }
  });

  test("are not served with a picture's token", async () => {
    const answer = await fetch(new URL("/api/directus-frontend-images", origin), {
      headers: { cookie: members.free.cookie },
    });
    const { token } = (await answer.json()) as { token: string };
    for (const { id, path } of plants.files) {
      const join = path.includes("?") ? "&" : "?";
      for (const address of [`/media/${id}?token=${token}`, `${path}${join}token=${token}`]) {
        expect((await fetch(new URL(address, origin))).status).toBe(404);
      }
    }
  });
});

test("portal: a suspended paying account sees nothing with its existing session", async () => {
  const { cookie, directusUserId } = await makeMember("payingUser");
  const item = plants.items.find(({ name }) => name === "article");
  const isShown = async () =>
    (await visit(item?.page ?? "", cookie)).body.includes(item?.secret ?? "");
  expect(await isShown()).toBe(true);
  await admin("PATCH", `/users/${directusUserId}`, { status: "suspended" });
  await expect.poll(isShown, { timeout: 10_000, interval: 500 }).toBe(false);
  for (const { page, secret } of plants.items) {
    for (const address of addressesOf(page))
      expect((await visit(address, cookie)).body, address).not.toContain(secret);
  }
  for (const { path, secret } of plants.files) {
    const answer = await fetch(new URL(path, origin), { headers: { cookie }, redirect: "manual" });
    expect([path, answer.ok]).toEqual([path, false]);
    expect(await answer.text()).not.toContain(secret);
  }
});
