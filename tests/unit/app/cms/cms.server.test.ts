import { readItems } from "@directus/sdk";
import { describe, expect, test } from "vitest";
import type { CmsSchema } from "~/cms/generated/schema";
import { makeNews } from "../../../factories/content";
import { makeCms } from "../../../mocks/cms";
import { directus, mockNetwork } from "../../../mocks/network";

mockNetwork();

const ids = readItems<CmsSchema, "news", { fields: ["id"] }>("news", { fields: ["id"] });
const bodies = readItems<CmsSchema, "news", { fields: ["body"] }>("news", { fields: ["body"] });

describe("failures keep what Directus said", () => {
  test("a refusal has its status and code, and is no outage", async () => {
    const reading = makeCms().readShared("teaser", "bodies", ["news"], (ask) => ask(bodies));
    await expect(reading).rejects.toMatchObject({
      name: "CmsError",
      statusCode: 403,
      code: "FORBIDDEN",
      isOutage: false,
    });
  });

  test.each([
    ["failing", "SERVICE_UNAVAILABLE"],
    ["refused", null],
  ] as const)("Directus %s is an outage of status 503", async (outage, code) => {
    directus.state.outage = outage;
    await expect(makeCms().readOwn("dt", ids)).rejects.toMatchObject({
      statusCode: 503,
      code,
      isOutage: true,
    });
  });

  test("a hanging Directus is given up within two seconds", async () => {
    directus.state.outage = "hanging";
    const startedAtMs = performance.now();
    await expect(makeCms().readOwn("dt", ids)).rejects.toMatchObject({ isOutage: true });
    expect(performance.now() - startedAtMs).toBeLessThan(2_000);
  });
});

describe("the breaker", () => {
  test("leaves Directus alone after four outages and says that it is away", async () => {
    directus.state.outage = "failing";
    const cms = makeCms();
    for (let n = 0; n < 6; n++) await cms.readOwn("dt", ids).catch(() => {});
    expect(directus.state.asked).toHaveLength(4);
    expect(cms.isAway()).toBe(true);
  });

  test("does not take refusals for an outage", async () => {
    const cms = makeCms();
    for (let n = 0; n < 6; n++) await cms.readOwn("nobody", ids).catch(() => {});
    expect(directus.state.asked).toHaveLength(6);
    expect(cms.isAway()).toBe(false);
  });
});

describe("shared answers", () => {
  test("are kept apart by tier, though the question has the same name", async () => {
    directus.state.database.articles.push({ id: "1", status: "published", access: "paying" });
    const cms = makeCms();
    const ask = (tier: "free" | "paying") =>
      cms.readShared(tier, "articles", ["articles"], (load) =>
        load(readItems("articles", { fields: ["id"] })),
      );
    expect(await ask("paying")).toEqual([{ id: "1" }]);
    expect(await ask("free")).toEqual([]);
  });

  test("to what people type are asked anew each time", async () => {
    const cms = makeCms();
    expect(await cms.readAnew("teaser", ids)).toEqual([]);
    const news = makeNews();
    directus.state.database.news.push(news);
    expect(await cms.readAnew("teaser", ids)).toEqual([{ id: news.id }]);
  });

  test("of a member's own token are never kept", async () => {
    const news = makeNews();
    directus.state.database.news.push(news);
    directus.state.members.set("dt", {
      roleId: "10000000-0000-4000-8000-000000000002",
      userId: "u",
    });
    const cms = makeCms();
    expect(await cms.readOwn("dt", ids)).toEqual([{ id: news.id }]);
    directus.state.database.news = [];
    expect(await cms.readOwn("dt", ids)).toEqual([]);
  });
});
