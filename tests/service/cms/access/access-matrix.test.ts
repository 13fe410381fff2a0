import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../../contract/account/roles.ts";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { admin, freshSlug, make, makePerson, readerWith, removeMade, rowsOf } from "../cms.ts";
import type { Person, Reader } from "../cms.ts";

/**
 * The portal's access matrix, area by area, as Directus itself answers a person's own token, without page
 * or app.
 */
type Who = "guest" | "free" | "paying" | "youtube";
const everybody: Who[] = ["guest", "free", "paying", "youtube"];

const readers = {} as Record<Who, Reader>;
const people = {} as Record<Exclude<Who, "guest">, Person>;
const made: Record<string, string> = {};

async function content(kind: string, access: "free" | "paying", more = {}): Promise<void> {
  const slug = freshSlug(`${kind}-${access}`);
  const body = kindsWith("isText").some((each) => each === kind)
    ? { body: "<p>Texto inteiro</p>" }
    : {};
  const values = { title: slug, slug, summary: "Resumo", status: "published", access, ...body };
  const row = await make<{ id: string }>(`/items/${kind}`, { ...values, ...more });
  made[`${kind} ${access}`] = row.id;
}

beforeAll(async () => {
  const lesson = (slug: string, isPreview: boolean) => ({ title: slug, slug, isPreview });
  const classes = [lesson("primeira", true), lesson("segunda", false)];
  for (const access of ["free", "paying"] as const) {
    for (const kind of kindsWith("isCommented")) await content(kind, access);
  }
  await content("courses", "paying", { modules: [{ title: "Um", slug: "um", classes }] });
  const job = { title: "Vaga", slug: freshSlug("vaga"), company: "Padaria", status: "published" };
  made["job"] = (await make<{ id: string }>("/items/jobs", job)).id;
  people.free = await makePerson("member");
  people.paying = await makePerson("payingUser");
  people.youtube = await makePerson("youtubeMember");
  readers.guest = readerWith(null);
  for (const who of ["free", "paying", "youtube"] as const) readers[who] = people[who].as;
});
afterAll(removeMade);

/** For each of the four, whether the query returns data. */
async function answersTo(ask: (as: Reader) => Promise<boolean>): Promise<Record<Who, boolean>> {
  const input = await Promise.all(everybody.map(async (who) => [who, await ask(readers[who])]));
  return Object.fromEntries(input) as Record<Who, boolean>;
}

const nobody = { guest: false, free: false, paying: false, youtube: false };
const members = { guest: false, free: true, paying: true, youtube: true };
const whoPays = { guest: false, free: false, paying: true, youtube: true };

const isRead = (item: string, fields: string) => async (as: Reader) => {
  const [kind = ""] = item.split(" ");
  const answer = await as("GET", `/items/${kind}?filter[id][_eq]=${made[item]}&fields=${fields}`);
  return answer.status === 200 && rowsOf(answer).length === 1;
};

describe("read access", () => {
  test.each([
    ["news free", "body", members],
    ["news paying", "body", whoPays],
    ["articles free", "body", members],
    ["articles paying", "body", whoPays],
    ["videos free", "title", members],
    ["videos paying", "title", whoPays],
    ["courses paying", "title", members],
  ])("%s, %s", async (item, fields, expected) => {
    expect(await answersTo(isRead(item, fields))).toEqual(expected);
  });

  test.each([
    ["the first class of a module", "primeira", members],
    ["the others", "segunda", whoPays],
  ])("classes: %s", async (_, slug, expected) => {
    const course = `filter[module][course][_eq]=${made["courses paying"]}`;
    const path = `/items/course_classes?${course}&filter[slug][_eq]=${slug}&fields=body`;
    const isSubmitted = async (as: Reader) => rowsOf(await as("GET", path)).length === 1;
    expect(await answersTo(isSubmitted)).toEqual(expected);
  });

  test.each([
    ["names of cantons", "/items/Cantons?fields=name&limit=1", members],
    ["figures of cantons", "/items/Cantons?fields=averageRentPrice&limit=1", whoPays],
    ["texts of cantons", "/items/Cantons_translations?fields=description&limit=1", whoPays],
    ["the list of jobs", "/items/jobs?fields=title&limit=1", members],
    ["the forum", "/items/forum_posts?fields=title&limit=1", members],
    ["comments", "/items/comments?fields=body&limit=1", members],
    ["what others pay", "/items/entitlements?filter[user][_neq]=$CURRENT_USER", nobody],
    ["the rules of eligibility", "/items/eligibility_rules?limit=1", nobody],
    ["other people", "/users?filter[id][_neq]=$CURRENT_USER&fields=email", nobody],
  ])("%s", async (_, path, expected) => {
    const isSubmitted = async (as: Reader) => {
      const answer = await as("GET", path);
      const isOfOthers = path.includes("_neq");
      return answer.status === 200 && (!isOfOthers || rowsOf(answer).length > 0);
    };
    expect(await answersTo(isSubmitted)).toEqual(expected);
  });
});

describe("write access", () => {
  const written = (path: string, values: () => object) => async (as: Reader) => {
    const answer = await as("POST", path, values());
    const { id } = (answer.data ?? {}) as { id?: string };
    if (id) await admin("DELETE", `${path}/${id}`);
    return answer.status === 200;
  };

  test.each([
    [
      "a topic",
      "/items/forum_posts",
      () => ({ title: "Uma dúvida de verdade", body: "Um texto que diz o que se quer saber." }),
      members,
    ],
    [
      "a comment",
      "/items/comments",
      () => ({ targetType: "news", target: made["news free"], body: "Oi" }),
      members,
    ],
    ["a favorite", "/items/favorites", () => ({ type: "news", item: freshSlug("n") }), members],
    ["an alert", "/items/saved_searches", () => ({ kind: "jobs", name: "Padaria" }), whoPays],
    ["a scenario", "/items/scenarios", () => ({ tool: "budget", name: "Plano" }), whoPays],
    ["an application", "/items/job_applications", () => ({ job: made["job"] }), whoPays],
    [
      "a report",
      "/items/reports",
      () => ({ targetType: "news", target: freshSlug("n"), reason: "spam" }),
      members,
    ],
    [
      "an idea",
      "/items/ideas",
      () => ({ title: "Ideia", body: "Texto", kind: "idea", isNew: true }),
      members,
    ],
    ["news", "/items/news", () => ({ title: "Falsa", slug: freshSlug("falsa") }), nobody],
  ])("%s", async (_, path, values, expected) => {
    expect(await answersTo(written(path, values))).toEqual(expected);
  });
});

test("former paying member: can read and delete saved items, and change none", async () => {
  const member = await makePerson("payingUser");
  const saved = await member.as("POST", "/items/scenarios", { tool: "budget", name: "Plano" });
  const { id } = saved.data as { id: string };
  await admin("PATCH", `/users/${member.id}`, { role: roleIds.member });
  const path = `/items/scenarios/${id}`;
  await expect
    .poll(async () => (await member.as("PATCH", path, { name: "Outro" })).status, {
      timeout: 20_000,
    })
    .toBe(403);
  expect((await member.as("GET", path)).status).toBe(200);
  expect((await member.as("DELETE", path)).status).toBe(204);
});
