import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { admin, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";

const product = randomUUID();

beforeAll(async () => {
  const name = `Arroz ${product.slice(0, 8)}`;
  const input = { id: product, name, status: "published" };
  expect((await admin("POST", "/items/products", input)).status).toBe(200);
});
afterAll(async () => {
  await admin("DELETE", "/items/product_prices", {
    query: { filter: { product: { _eq: product } } },
  });
  await admin("DELETE", `/items/products/${product}`);
  await removeMade();
});

const say = ({ as }: Person, cents: number) =>
  as("POST", "/items/product_prices", { product, chain: "Coop", cents, seenAt: "2026-11-20" });
/** Like the app: the filter names the row's owner. */
const correct = ({ as, id }: Person, cents: number) =>
  as("PATCH", "/items/product_prices?fields=id", {
    query: {
      filter: { _and: [{ product: { _eq: product } }, { user_created: { _eq: id } }] },
    },
    data: { cents },
  });
const path = `/items/product_prices?filter[product][_eq]=${product}`;

const confirm = (id: unknown) =>
  admin("PATCH", `/items/product_prices/${String(id)}`, { confirmations: 1 });

test("shelf price: others read it only once it is confirmed, and without its author", async () => {
  const [ana, bruno] = [await makePerson("payingUser"), await makePerson("member")];
  expect((await say(ana, 320)).status).toBe(200);
  const [own] = rowsOf(await ana.as("GET", path));
  expect(own).toMatchObject({ cents: 320, confirmations: 0 });
  expect(rowsOf(await bruno.as("GET", path))).toEqual([]);

  expect((await confirm(own?.["id"])).status).toBe(200);
  const [row] = rowsOf(await bruno.as("GET", path));
  expect(row).toMatchObject({ cents: 320, seenAt: "2026-11-20" });
  for (const field of ["user_created", "user_updated", "verifiedBy", "uniqueKey"]) {
    expect(row).not.toHaveProperty(field);
    for (const reader of [ana, bruno])
      expect((await reader.as("GET", `${path}&fields=${field}`)).status).toBe(403);
  }
  const byAuthor = `${path}&filter[user_created][_eq]=${ana.id}`;
  expect((await ana.as("GET", byAuthor)).status).toBe(403);
});

test("shelf price: a changed price waits again, and its author can't confirm it", async () => {
  const [carla, bruno] = [await makePerson("payingUser"), await makePerson("member")];
  expect((await say(carla, 415)).status).toBe(200);
  const [own] = rowsOf(await carla.as("GET", `${path}&filter[cents][_eq]=415`));
  expect((await confirm(own?.["id"])).status).toBe(200);
  expect((await correct(carla, 425)).status).toBe(200);
  const found = `${path}&filter[cents][_in]=415,425`;
  expect(rowsOf(await bruno.as("GET", found))).toEqual([]);

  const patch = await carla.as("PATCH", `/items/product_prices/${String(own?.["id"])}`, {
    confirmations: 1,
  });
  expect(patch.status).toBe(403);
});

test.each(["silence", "suspend"])(
  "shelf price: a sanctioned member (%s) can't write one",
  async (kind) => {
    const [held, free] = [await makePerson("member"), await makePerson("member")];
    expect((await say(held, 400)).status).toBe(200);
    const input = { member: held.id, kind, reason: "Ofensas repetidas." };
    expect((await admin("POST", "/items/sanctions", input)).status).toBe(200);
    expect((await correct(held, 500)).code).toBe(MODERATION_REFUSALS.banned);
    const other = { product, chain: "Migros", cents: 500, seenAt: "2026-11-20" };
    expect((await held.as("POST", "/items/product_prices", other)).code).toBe(
      MODERATION_REFUSALS.banned,
    );
    expect((await say(free, 410)).status).toBe(200);
  },
);
