import { afterAll, describe, expect, test } from "vitest";
import { createCmsShelves } from "../../../../bff/cms/cms-shelves.ts";
import { connectCms } from "../../../../bff/cms/connect.ts";
import {
  listMissing,
  shelfNames,
  shelfRules,
  type ShelfRule,
} from "../../../../contract/collections/shelf-rules.ts";

const {
  TEST_CMS_URL: cmsUrl = "",
  TEST_CMS_ACCOUNTS_TOKEN: accountsToken = "",
  TEST_CMS_ADMIN_TOKEN: adminToken = "",
} = process.env;

const inDirectus = shelfNames.flatMap((name) => {
  const rule: ShelfRule = shelfRules[name];
  return rule.goods.in === "cms" ? [{ name, rule, goods: rule.goods }] : [];
});

describe.skipIf(!cmsUrl)("shelves in the real Directus", () => {
  const shelves = createCmsShelves(connectCms(cmsUrl, accountsToken));
  const names = ["teste-aberta", "teste-fechada"];

  afterAll(async () => {
    const query = { filter: { name: { _in: names } } };
    await fetch(new URL("/items/shelves", cmsUrl), {
      method: "DELETE",
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  });

  test.each(inDirectus)("the demo's content opens $name", async ({ rule, goods }) => {
    expect(listMissing(rule, await shelves.count(goods, rule, null))).toEqual([]);
  });

  test.each(inDirectus.filter(({ rule }) => rule.freshness))(
    "goods of before the oldest date allowed do not count for $name",
    async ({ rule, goods }) => {
      expect((await shelves.count(goods, rule, "2999-01-01")).count).toBe(0);
    },
  );

  test("a judgement is stored and changed by the service's own account", async () => {
    const judgedAt = "2026-11-29T12:00:00.000Z";
    const judged = names.map((name) => ({
      ...{ name, title: name, isOpen: true, missing: null, judgedAt },
    }));
    await shelves.create(judged);
    const [, second] = (await shelves.list()).filter(({ name }) => names.includes(name));
    await shelves.update(second?.id ?? "", {
      ...{ name: second?.name ?? "", title: "Teste", judgedAt },
      ...{ isOpen: false, missing: "tem 0 de 3 itens" },
    });
    expect((await shelves.list()).find(({ id }) => id === second?.id)).toMatchObject({
      isOpen: false,
      missing: "tem 0 de 3 itens",
    });
  });
});
