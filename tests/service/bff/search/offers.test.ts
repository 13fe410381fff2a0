import { afterAll, beforeAll, expect, test } from "vitest";
import { free, paying, startSearchIndex } from "./search-index.ts";
import type { StoredRow } from "../../../factories/search-content.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;

/** As every member sees it in the list; today is 21 November 2026. */
function offer(id: string, more: object, readBy: StoredRow["readBy"] = "free"): StoredRow {
  const open = {
    ...{ id, slug: id, validTo: null, retrievedAt: "2026-11-01T08:00:00Z" },
    ...{ title: "Uma oferta", canton: null, postedAt: null, expiresAt: null, ...more },
  };
  return { open, text: open, readBy };
}
const zug = { cantonCode: "ZG", name: "Zug" };

beforeAll(async () => {
  index = await startSearchIndex({
    jobs: [
      offer("cozinha", {
        ...{ title: "Cozinheira de jacarandá", company: "Pousada Serelepe", city: "Baar" },
        ...{ canton: zug, sector: "Gastronomia", postedAt: "2026-11-10T08:00:00Z" },
      }),
      offer("velha", { title: "Jacarandá antigo", postedAt: "2026-10-01T08:00:00Z" }),
      offer("passada", { title: "Jacarandá passado", expiresAt: "2026-11-20T10:00:00Z" }),
      offer("hoje", { title: "Jacarandá de hoje", expiresAt: "2026-11-21T20:00:00Z" }),
      offer("rascunho", { title: "Jacarandá escondido" }, null),
    ],
    mobile_plans: [
      offer("plano", { name: "Tagarela 20", provider: "Matraca", network: "Swisscom" }),
    ],
    sbb_offers: [offer("trem", { title: "Bilhete pirilampo", validTo: "2026-11-21" })],
    alpine_offers: [offer("alpe", { title: "Cerca no pasto", host: "Alpe Curió", zone: "Jura" })],
  });
  await index.indexer.rebuild();
  expect(index.reasons).toEqual([]);
});
afterAll(() => index.close());

const paths = async (query: string, choice = {}) =>
  (await index.results(free, query, choice)).hits.map(({ path }) => path);

test.each([
  ["jacarandá", "/app/classifieds/jobs?offer=cozinha"],
  ["serelepe", "/app/classifieds/jobs?offer=cozinha"],
  ["emprego gastronomia baar", "/app/classifieds/jobs?offer=cozinha"],
  ["matraca", "/app/classifieds/mobile-plans?offer=plano"],
  ["plano de celular swisscom", "/app/classifieds/mobile-plans?offer=plano"],
  ["pirilampo", "/app/classifieds/sbb-offers?offer=trem"],
  ["curió", "/app/classifieds/alpine-volunteering?offer=alpe"],
])("offer search: %s finds an active offer, and no ended or draft one", async (query, path) => {
  expect(await paths(query, { kind: "offers" })).toEqual([path]);
});

test("offer search: offers are a separate kind, filtered by canton, for every member", async () => {
  for (const member of [free, paying]) {
    const { hits, kinds } = await index.results(member, "jacaranda", { canton: "ZG" });
    expect(kinds).toEqual([{ kind: "offers", count: 1 }]);
    expect(hits).toMatchObject([{ kind: "offers", isLocked: false, cantons: ["ZG"] }]);
  }
  expect(await paths("jacaranda", { kind: "offers" })).toHaveLength(1);
  expect(await paths("jacaranda", { kind: "news" })).toEqual([]);
});

test("offer search: an offer is found until its last day is over, and is marked as old", async () => {
  index.clock.now = new Date("2026-11-22T12:00:00.000Z");
  expect(await paths("pirilampo")).toEqual([]);
  index.clock.now = new Date("2026-12-20T12:00:00.000Z");
  expect((await index.results(free, "matraca")).hits).toMatchObject([{ isStale: true }]);
  index.clock.now = new Date("2026-11-21T12:00:00.000Z");
});
