import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env.ts";
import {
  admin,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
  type Reader,
} from "../cms/cms.ts";
import { plant, plantedNames, type Planted, type PlantedName, type Plants } from "./planted.ts";
import { makeMember, makeOutsiders, outsiders, type Member } from "./readers.ts";

/** Every way in which Directus returns a text, tried by every reader without access. */
let plants: Plants;
let readers: Record<string, Reader>;
let paying: Member;
beforeAll(async () => {
  plants = await plant(await makePerson("payingUser"));
  const members = await makeOutsiders();
  paying = await makeMember("payingUser");
  readers = {
    ...{ guest: readerWith(null), teaser: tiers.teaser, freeTier: tiers.free },
    ...Object.fromEntries(outsiders.map((who) => [who, members[who].as])),
  };
});
afterAll(removeMade);

/** A way that searches the text must not even return the item. */
type Way = { path: string; query?: string; looksThrough: boolean };

const readsOf = ({ kind, id, relations }: Planted): Way[] =>
  [
    `/items/${kind}/${id}`,
    `/items/${kind}/${id}?fields=*.*`,
    `/items/${kind}?filter[id][_eq]=${id}&fields=*.*.*`,
    `/items/${kind}?filter[id][_eq]=${id}&fields=*&deep[parent][_limit]=1`,
    `/items/${kind}/${id}?version=main`,
    `/revisions?filter[collection][_eq]=${kind}&filter[item][_eq]=${id}`,
    `/activity?filter[collection][_eq]=${kind}&filter[item][_eq]=${id}`,
    `/items/search_outbox?fields=*`,
    ...relations,
  ].map((path) => ({ path, looksThrough: false }));

const looksOf = ({ kind, id, key, fields }: Planted): Way[] => {
  const only = `/items/${kind}?filter[id][_eq]=${id}`;
  const all = `/items/${kind}?limit=500`;
  return [
    `${all}&search=${key}&fields=id`,
    ...fields.flatMap((field) => [
      `${all}&filter[${field}][_contains]=${key}&fields=id`,
      `${all}&filter[${field}][_icontains]=${key}&fields=id`,
      `${all}&filter[_or][0][${field}][_contains]=${key}&filter[_or][1][id][_null]=true&fields=id`,
      `${all}&filter[${field}][_contains]=${key}&aggregate[count]=id`,
      `${only}&fields=alias&alias[alias]=${field}`,
      `${only}&sort=${field}&filter[${field}][_nnull]=true&fields=id`,
      `${only}&aggregate[max]=${field}`,
      `${only}&aggregate[min]=${field}`,
      `${only}&groupBy[]=${field}&aggregate[count]=*`,
    ]),
  ].map((path) => ({ path, looksThrough: true }));
};

const graphsOf = ({ kind, id, key, fields }: Planted): Way[] =>
  fields.flatMap((field) => [
    { path: "/graphql", query: `{ ${kind}_by_id(id: "${id}") { ${field} } }`, looksThrough: false },
    ...[
      `{ ${kind}(filter: { id: { _eq: "${id}" } }) { ${field} } }`,
      `{ ${kind}(filter: { ${field}: { _contains: "${key}" } }) { id } }`,
      `{ ${kind}(search: "${key}") { id } }`,
      `{ ${kind}(filter: { id: { _eq: "${id}" } }, sort: ["${field}"]) { ${field} } }`,
      `{ ${kind}_aggregated(groupBy: ["${field}"]) { group } }`,
    ].map((query) => ({ path: "/graphql", query, looksThrough: true })),
  ]);

const ask = (as: Reader, { path, query }: Way) =>
  query === undefined ? as("GET", path) : as("POST", path, { query });

const find = (name: PlantedName) => {
  const found = plants.items.find((item) => item.name === name);
  if (!found) throw new Error(`No ${name} was planted`);
  return found;
};

describe.each(plantedNames)("Directus: secret text of a planted %s", (name) => {
  test("is readable for a paying member, so that the requests below can fail", async () => {
    const { kind, id, secret } = find(name);
    const read = await paying.as("GET", `/items/${kind}/${id}`);
    expect(JSON.stringify(read.data)).toContain(secret);
  });

  test.each(["guest", "teaser", "freeTier", ...outsiders])("is not shown to %s", async (who) => {
    const item = find(name);
    const as = readers[who] ?? readerWith(null);
    for (const way of [...readsOf(item), ...looksOf(item), ...graphsOf(item)]) {
      const answer = await ask(as, way);
      const received = `${way.path} ${way.query ?? ""}`;
      const text = JSON.stringify(answer.data ?? null);
      expect(text, received).not.toContain(item.secret);
      if (way.looksThrough) {
        expect(text, received).not.toContain(item.id);
        expect(text, received).not.toMatch(/"count":"?\{?"?(?:id"?:"?)?[1-9]/);
      }
    }
  });
});

describe("Directus: exercise solution", () => {
  test("is hidden before an answer, and from members without access to the class", async () => {
    const { classId, secret } = plants.quiz;
    const answers = { class: classId, answers: [1], score: 100, results: [] };
    for (const [who, as] of Object.entries(readers)) {
      for (const answer of [
        await as("POST", "/items/quiz_attempts?fields=*.*", answers),
        await as("GET", `/items/course_classes/${classId}?fields=questions`),
        await as("GET", `/items/course_classes?search=${secret}&fields=id`),
        await as("GET", "/items/quiz_attempts?fields=*,class.*"),
        await as("POST", "/graphql", {
          query: `{ course_classes_by_id(id: "${classId}") { questions } }`,
        }),
      ]) {
        expect(JSON.stringify(answer), who).not.toContain(secret);
      }
    }
    const before = await paying.as("GET", `/items/course_classes/${classId}?fields=*.*`);
    expect(JSON.stringify(before.data)).not.toContain(secret);
    const after = await paying.as("POST", "/items/quiz_attempts", answers);
    expect(JSON.stringify(after.data)).toContain(secret);
  });
});

describe("Directus: file", () => {
  const bytesFor = async (token: string | null, id: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const url = new URL(`/assets/${id}`, requiredEnv("TEST_CMS_URL"));
    const answers = await Promise.all([
      fetch(url, headers && { headers }),
      fetch(`${url.href}?download`, headers && { headers }),
      fetch(`${url.href}?access_token=${token ?? ""}`),
    ]);
    return Promise.all(answers.map((answer) => answer.text()));
  };

  test("is served at its own address to paying members only", async () => {
    const tokens = {
      guest: null,
      teaser: requiredEnv("TEST_CMS_TEASER_TOKEN"),
      free: requiredEnv("TEST_CMS_FREE_TOKEN"),
    };
    for (const { id, secret } of plants.files) {
      const [given_] = await bytesFor(requiredEnv("TEST_CMS_PAYING_TOKEN"), id);
      expect(given_).toContain(secret);
      for (const [who, token] of Object.entries(tokens)) {
        for (const text of await bytesFor(token, id)) expect(text, who).not.toContain(secret);
      }
      for (const [who, as] of Object.entries(readers)) {
        expect([who, (await as("GET", `/files/${id}`)).status]).toEqual([who, 403]);
        const listed = await as("GET", `/files?filter[id][_eq]=${id}`);
        expect([who, rowsOf(listed)]).toEqual([who, []]);
      }
    }
  });

  test("of a version only is served to no member, and is in no list by its kind", async () => {
    const { id, secret } = plants.aside;
    const { as: asPaying } = paying;
    const isClosed = async () => (await asPaying("GET", `/files/${id}`)).status;
    await expect.poll(isClosed).toBe(403);
    for (const tier of ["TEASER", "FREE", "PAYING"]) {
      for (const text of await bytesFor(requiredEnv(`TEST_CMS_${tier}_TOKEN`), id))
        expect(text, tier).not.toContain(secret);
    }
    for (const [who, as] of Object.entries({ ...readers, asPaying })) {
      const hidden = who === "asPaying" ? [id] : [id, ...plants.files.map((file) => file.id)];
      for (const type of ["video/mp4", "application/pdf", "image/png"]) {
        const listed = await as("GET", `/files?filter[type][_eq]=${type}&fields=id&limit=500`);
        const shown = rowsOf(listed).filter((row) => hidden.includes(String(row["id"])));
        expect([who, type, shown]).toEqual([who, type, []]);
      }
    }
  });
});

test("Directus: a suspended paying account gets nothing with its existing token", async () => {
  const { as, directusUserId } = await makeMember("payingUser");
  const ways = [
    ...plants.items.flatMap(({ kind, id }) => [
      `/items/${kind}/${id}`,
      `/items/${kind}?filter[id][_eq]=${id}`,
    ]),
    ...plants.files.map(({ id }) => `/files/${id}`),
  ];
  const askAll = () => Promise.all(ways.map(async (way) => (await as("GET", way)).status));
  expect(new Set(await askAll())).toEqual(new Set([200]));
  await admin("PATCH", `/users/${directusUserId}`, { status: "suspended" });
  await expect
    .poll(async () => [...new Set(await askAll())], { timeout: 10_000, interval: 500 })
    .toEqual([401]);
});
