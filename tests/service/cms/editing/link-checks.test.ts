import { createRequire } from "node:module";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPanels } from "../../../../cms-extensions/access/editors-desk.ts";
import { createAskLink } from "../../../../cms-extensions/src/editing/link-checks/ask-link.ts";
import { checkLinks } from "../../../../cms-extensions/src/editing/link-checks/check-links.ts";
import {
  admin,
  freshSlug,
  given,
  make,
  makePerson,
  removeMade,
  rowsOf,
  type Person,
} from "../cms.ts";

type Deps = Parameters<typeof checkLinks>[0];

/** Directus' own database driver, a dependency of the extensions only. */
const requireThere = createRequire(
  new URL("../../../../cms-extensions/package.json", import.meta.url),
);
const makeKnex = (requireThere("knex") as { knex: (options: object) => Deps["database"] }).knex;

const HERE = "127.0.0.1";
const origin = "http://site.example";
const EVERYTHING = 100_000;
/** Nights after all that other tests recorded. */
const night = (at: number) => new Date(Date.now() + at * 86_400_000);

let database: Deps["database"];
let site: Server;
let askSite: ReturnType<typeof createAskLink>;
let editor: Person;
let member: Person;
/** Status of the site's response by path; default 200. */
const statuses = new Map<string, number>();
const requests: string[] = [];

beforeAll(async () => {
  database = makeKnex({ client: "pg", connection: given("TEST_CMS_DATABASE_URL") });
  site = createServer(({ url = "" }, response) => {
    requests.push(url);
    response.writeHead(statuses.get(url) ?? 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, HERE, resolve));
  askSite = createAskLink({
    userAgent: "PortalSuica-LinkCheck/1.0 (+http://localhost)",
    lookup: () => Promise.resolve([{ address: HERE, family: 4 }]),
    isAllowed: (address) => address === HERE,
    port: (site.address() as AddressInfo).port,
  });
  [editor, member] = await Promise.all([makePerson("editor"), makePerson("member")]);
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await removeMade();
  await database("link_checks").delete();
  await database.destroy();
});

/** A night's check; every other site responds well without being called. */
const check = (now: Date, rest: Partial<Deps> = {}) =>
  checkLinks({
    ...{ database, now, portalOrigin: "http://localhost", limit: EVERYTHING },
    ask: (url) => (url.startsWith(origin) ? askSite(url) : Promise.resolve(200)),
    pause: () => Promise.resolve(),
    ...rest,
  });

const rowOf = async (path: string) => {
  const fields = "id,title,collection,item,uses,answer,failures,failedSince,isBroken,checkedAt";
  const filter = `filter[url][_eq]=${encodeURIComponent(origin + path)}`;
  const [row] = rowsOf(await admin("GET", `/items/link_checks?${filter}&fields=${fields}`));
  return row;
};

const makeNews = (body: string, values = {}) => {
  const slug = freshSlug("texto");
  return make<{ id: string; title: string }>("/items/news", {
    ...{ title: slug, slug, summary: "Resumo", body, status: "published", access: "free" },
    ...{ sourceName: "Fonte", sourceUrl: `${origin}/fonte/${slug}`, ...values },
  });
};
const link = (path: string) => `<p><a href="${origin}${path}">Veja</a></p>`;

test("link check: leaves out the address of a member's job ad", async () => {
  const makeAd = (path: string, values = {}) =>
    make("/items/jobs", {
      ...{ title: freshSlug("vaga"), company: "Padaria Sol", status: "published" },
      ...{ contractType: "permanent", remote: "none", salaryPeriod: "month" },
      ...{ applyUrl: origin + path, ...values },
    });
  const [ofMember, ofEditor] = [`/${freshSlug("membro")}`, `/${freshSlug("redacao")}`];
  await makeAd(ofMember, { author: member.id });
  await makeAd(ofEditor);
  await check(night(0.5));
  expect([await rowOf(ofMember), requests.includes(ofMember)]).toEqual([undefined, false]);
  expect(await rowOf(ofEditor)).toMatchObject({ collection: "jobs" });
});

test("link check: runs each night; a link is broken from its second failure until its first success", async () => {
  const path = `/${freshSlug("pagina")}`;
  const draftPath = `/${freshSlug("rascunho")}`;
  const first = await makeNews(link(`${path}#parte`));
  await makeNews(link(path));
  await makeNews(link(draftPath), { status: "draft" });
  statuses.set(path, 404);

  await check(night(1));
  expect(await rowOf(draftPath)).toBeUndefined();
  expect(await rowOf(path)).toMatchObject({
    ...{ collection: "news", uses: 2, answer: "404", failures: 1, isBroken: false },
  });
  await check(night(1));
  expect(await rowOf(path)).toMatchObject({ failures: 1, isBroken: false });
  await check(night(2));
  const broken = await rowOf(path);
  expect(broken).toMatchObject({ failures: 2, isBroken: true });
  expect(new Date(String(broken?.["failedSince"])).getTime()).toBeLessThan(night(1.5).getTime());

  const panel = deskPanels.find(({ name }) => name === "Links quebrados");
  const shown = `/items/link_checks?filter=${JSON.stringify(panel?.options.filter)}&limit=-1`;
  expect(rowsOf(await editor.as("GET", shown)).map(({ id }) => id)).toContain(broken?.["id"]);
  expect((await member.as("GET", "/items/link_checks")).status).toBe(403);
  expect((await editor.as("DELETE", `/items/link_checks/${String(broken?.["id"])}`)).status).toBe(
    403,
  );

  statuses.delete(path);
  await check(night(3));
  expect(await rowOf(path)).toMatchObject({
    ...{ answer: "200", failures: 0, failedSince: null, isBroken: false },
  });

  await admin("PATCH", `/items/news/${first.id}`, { body: "<p>Sem link</p>" });
  await check(night(4));
  expect(await rowOf(path)).toMatchObject({ uses: 1 });
});

test("link check: a link that no published text contains is deleted; sources and classes count as texts", async () => {
  const [path, inClass] = [`/${freshSlug("fonte")}`, `/${freshSlug("aula")}`];
  const item = await makeNews("<p>Nada</p>", { sourceUrl: origin + path });
  const slug = freshSlug("curso");
  const course = await make<{ id: string }>("/items/courses", {
    ...{ title: slug, slug, summary: "Resumo", status: "published", access: "free" },
    modules: [
      {
        ...{ title: "Módulo", slug: freshSlug("modulo") },
        classes: [{ title: "Aula", slug: freshSlug("aula"), kind: "text", body: link(inClass) }],
      },
    ],
  });
  await check(night(6));
  expect(await rowOf(path)).toMatchObject({ item: item.id, title: item.title, uses: 1 });
  expect(await rowOf(inClass)).toMatchObject({ collection: "course_classes", title: "Aula" });
  await admin("PATCH", `/items/news/${item.id}`, { status: "archived" });
  await admin("PATCH", `/items/courses/${course.id}`, { status: "draft" });
  await check(night(7));
  expect(await rowOf(path)).toBeUndefined();
  expect(await rowOf(inClass)).toBeUndefined();
});

test("link check: a night has a limit, and starts with the longest unchecked links", async () => {
  const paths = [`/${freshSlug("a")}`, `/${freshSlug("b")}`];
  await check(night(9));
  await makeNews(paths.map(link).join(""), { sourceUrl: origin + (paths[0] ?? "") });
  requests.length = 0;
  await check(night(10), { limit: 2 });
  expect(requests.sort()).toEqual(paths.sort());
  const [, later = ""] = paths;
  const row = await rowOf(later);
  await admin("PATCH", `/items/link_checks/${String(row?.["id"])}`, { checkedAt: "2020-01-01" });
  requests.length = 0;
  await check(night(11), { limit: 1 });
  expect(requests).toEqual([later]);
});

test("link check: the remaining links of a silent host get no result, and wait for their turn", async () => {
  const paths = [1, 2, 3, 4, 5].map((at) => `/${freshSlug(`calado${at}`)}`);
  await makeNews(paths.map(link).join(""));
  const silent = (url: string) => paths.some((path) => url === origin + path);
  await check(night(13), {
    ask: (url) => Promise.resolve(silent(url) ? "timeout" : 200),
  });
  const rows = await Promise.all(paths.map(rowOf));
  expect(rows.filter((row) => row?.["answer"] === "timeout")).toHaveLength(3);
  const left = rows.filter((row) => row?.["answer"] === null);
  expect(left).toHaveLength(2);
  for (const row of left) {
    expect(row).toMatchObject({ failures: 0, isBroken: false });
    expect(row?.["checkedAt"]).not.toBeNull();
  }
});

test("link check: a night in which every host fails is treated as our own outage, and not recorded", async () => {
  const path = `/${freshSlug("longe")}`;
  await makeNews(link(path));
  const offline = await check(night(14), { ask: () => Promise.resolve("timeout") });
  expect(offline.isKept).toBe(false);
  expect(await rowOf(path)).toMatchObject({ answer: null, failures: 0, checkedAt: null });
});
