import { afterEach, expect, test } from "vitest";
import type {
  CmsShelves,
  JudgedShelf,
  StoredShelf,
} from "../../../../../../bff/cms/cms-shelves.ts";
import type { Database } from "../../../../../../bff/db/database.ts";
import { createShelves } from "../../../../../../bff/modules/switzerland/shelves/judge-shelves.ts";
import { shelfNames } from "../../../../../../contract/collections/shelf-rules.ts";
import { closeShelves, isShelfOpen } from "../../../../../../contract/shared/shelves.ts";

afterEach(() => closeShelves([]));

const listClosed = () => shelfNames.filter((name) => !isShelfOpen(name));

const NOW = new Date("2026-11-29T12:00:00Z");

/** Directus with a stock per collection, everything else full. */
function openDirectus(stock: Record<string, number> = {}) {
  const stored: StoredShelf[] = [];
  const updates: JudgedShelf[] = [];
  const requested: { collection: string; since: string | null }[] = [];
  const cmsShelves: CmsShelves = {
    list: () => Promise.resolve(stored),
    create(shelves) {
      for (const shelf of shelves) stored.push({ id: `id-${shelf.name}`, ...shelf });
      return Promise.resolve();
    },
    update(id, shelf) {
      updates.push(shelf);
      Object.assign(stored.find((each) => each.id === id) ?? {}, shelf);
      return Promise.resolve();
    },
    count({ collection }, { filled }, since) {
      requested.push({ collection, since });
      const count = stock[collection] ?? 5_000;
      const fields = filled?.fields ?? [];
      return Promise.resolve({
        count,
        filled: Object.fromEntries(fields.map((field) => [field, count])),
      });
    },
  };
  return { cmsShelves, stored, updates, requested, stock };
}

const databaseWith = (count: string) =>
  ({ execute: () => Promise.resolve({ rows: [{ count }] }) }) as unknown as Database;

const open = (directus: ReturnType<typeof openDirectus>, ownRows = "5000") =>
  createShelves({ db: databaseWith(ownRows), cmsShelves: directus.cmsShelves, now: () => NOW });

test("shelves job: stores each shelf once, and says what an empty one lacks", async () => {
  const directus = openDirectus({ alpine_offers: 0 });
  const { judging } = open(directus);
  await judging.handle({});
  await judging.handle({});
  expect(directus.stored.map(({ name }) => name)).toEqual(shelfNames);
  expect(directus.updates).toEqual([]);
  expect(directus.stored.filter(({ isOpen }) => !isOpen)).toEqual([
    expect.objectContaining({
      name: "alpine-volunteering",
      missing: "tem 0 de 3 itens dos últimos 365 dias",
    }),
  ]);
  expect(listClosed()).toEqual(["alpine-volunteering"]);
});

test("shelves job: opens a shelf that was filled, and closes the emptied tables of the service", async () => {
  const directus = openDirectus({ sbb_offers: 1 });
  await open(directus).judging.handle({});
  directus.stock["sbb_offers"] = 5;
  await open(directus, "0").judging.handle({});
  expect(listClosed()).toEqual(["health-insurances", "withholding-tax", "currency"]);
  expect(directus.updates.map(({ name }) => name)).toContain("sbb-offers");
});

test("shelves job: counts only goods of the allowed age", async () => {
  const directus = openDirectus();
  await open(directus).judging.handle({});
  expect(directus.requested).toContainEqual({ collection: "mobile_plans", since: "2025-11-29" });
  expect(directus.requested).toContainEqual({ collection: "news", since: null });
});

test("shelves: another process learns the judgement from Directus", async () => {
  const directus = openDirectus({ mobile_plans: 2 });
  await open(directus).judging.handle({});
  closeShelves([]);
  await open(directus).learn();
  expect(listClosed()).toEqual(["mobile-plans"]);
});
