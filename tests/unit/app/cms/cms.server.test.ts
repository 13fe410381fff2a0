import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { describe, expect, test, vi } from "vitest";
import type { CmsError } from "~/cms/cms.server";
import { findOwnRecord } from "~/cms/own-record";
import { readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { AppError } from "~/http/app-error";
import { roleIds } from "../../../../contract/account/roles.ts";
import { makeArticle, makeNews } from "../../../factories/content";
import { makeCms } from "../../../mocks/cms";
import { directus, mockNetwork } from "../../../mocks/network";

mockNetwork();

const origin = "http://portal.test/";

const reader = { userId: "u", tier: "free" };
const id = { id: z.string() };
const ids = readRows(shape("news", id), { limit: 100 });
const bodies = readRows(shape("news", { body: z.string().nullable() }), { limit: 100 });
const articles = readRows(shape("articles", id), { limit: 100 });

describe("CMS failure", () => {
  test("of a refusal has its status and code, and is no outage", async () => {
    const reading = makeCms()
      .forTier("teaser")
      .cached("bodies", (ask) => ask(bodies));
    await expect(reading).rejects.toMatchObject({
      name: "CmsError",
      statusCode: 403,
      code: "FORBIDDEN",
      isOutage: false,
    });
  });

  test("of a refused read by the portal itself is a fault and names its path", async () => {
    const failures: CmsError[] = [];
    const cms = makeCms({ onError: (error) => failures.push(error) });
    const reading = nullWhenUnavailable(cms.forTier("teaser").ask(bodies), new Request(origin));
    await expect(reading).rejects.toMatchObject({ status: 500 });
    expect(() => AppError.throwCmsUnavailable(failures[0])).toThrow(
      expect.objectContaining({ status: 500 }),
    );
    expect(failures).toMatchObject([{ isFault: true, ownReadPath: "/items/news" }]);
  });

  test.each([
    ["an endpoint that decides itself", { ...bodies, mayBeRefused: true as const }],
    ["a write", { ...bodies, isWrite: true as const }],
  ])("of a refusal by %s is no fault", async (_, question) => {
    const asking = makeCms().forTier("teaser").ask(question);
    await expect(asking).rejects.toMatchObject({ statusCode: 403, isFault: false });
    await expect(nullWhenUnavailable(asking, new Request(origin))).resolves.toBeNull();
  });

  test.each([
    ["failing", "SERVICE_UNAVAILABLE"],
    ["refused", null],
  ] as const)("of Directus (%s) is an outage of status 503", async (outage, code) => {
    directus.state.outage = outage;
    await expect(makeCms().forOwn(reader, "dt").ask(ids)).rejects.toMatchObject({
      statusCode: 503,
      code,
      isOutage: true,
    });
  });

  test("of a hanging Directus is a timeout", async () => {
    directus.state.outage = "hanging";
    const limit = vi.spyOn(AbortSignal, "timeout");
    await expect(makeCms().forOwn(reader, "dt").ask(ids)).rejects.toMatchObject({ isOutage: true });
    expect(limit.mock.calls).toEqual([[1_800], [1_800]]);
    limit.mockClear();
    await expect(
      makeCms({ timeoutFactor: 0.01 }).forOwn(reader, "dt").ask(ids),
    ).rejects.toMatchObject({
      isOutage: true,
    });
    expect(limit.mock.calls).toEqual([[18], [1_800]]);
    limit.mockRestore();
  });
});

describe("member's own Directus record", () => {
  const name = shape("directus_users", { displayName: z.string().nullable() });

  test("is null if access is refused, as for staff", async () => {
    directus.state.members.set("staff", { roleId: roleIds.editor, userId: "editor" });
    expect(await findOwnRecord(makeCms().forOwn(reader, "staff"), name)).toBeNull();
  });

  test("throws in an outage", async () => {
    directus.state.outage = "refused";
    const asking = findOwnRecord(makeCms().forOwn(reader, "nobody"), name);
    await expect(asking).rejects.toMatchObject({ isOutage: true });
  });
});

describe("CMS circuit breaker", () => {
  test("stops requests to Directus after four outages and reports it as unavailable", async () => {
    directus.state.outage = "failing";
    const cms = makeCms();
    for (let n = 0; n < 6; n++)
      await cms
        .forOwn(reader, "dt")
        .ask(ids)
        .catch(() => {});
    expect(directus.state.asked).toHaveLength(4);
    expect(cms.isUnavailable()).toBe(true);
  });

  test("does not count refusals as outages", async () => {
    const cms = makeCms();
    for (let n = 0; n < 6; n++)
      await cms
        .forOwn(reader, "nobody")
        .ask(ids)
        .catch(() => {});
    expect(directus.state.asked).toHaveLength(6);
    expect(cms.isUnavailable()).toBe(false);
  });
});

describe("cached CMS reads", () => {
  test("are separated by tier, even with the same name", async () => {
    directus.state.database.articles.push(makeArticle({ id: "1", access: "paying" }));
    const cms = makeCms();
    const ask = (tier: "free" | "paying") =>
      cms.forTier(tier).cached("articles", (load) => load(articles));
    expect(await ask("paying")).toEqual([{ id: "1" }]);
    expect(await ask("free")).toEqual([]);
  });

  test("that are lasting say the time of the last value while Directus is unavailable", async () => {
    const cms = makeCms();
    const read = () => cms.forTier("free").lasting("news", (ask) => ask(ids));
    expect(await read()).toEqual({ value: [], asOf: null });
    const news = makeNews();
    directus.state.database.news.push(news);
    expect(await read()).toEqual({ value: [], asOf: null });
    cms.purge("news");
    expect(await read()).toEqual({ value: [{ id: news.id }], asOf: null });
    directus.state.outage = "refused";
    cms.purge("news");
    expect(await read()).toEqual({ value: [{ id: news.id }], asOf: expect.any(Date) });
    const other = cms.forTier("paying").lasting("news", (ask) => ask(ids));
    await expect(other).rejects.toMatchObject({ isOutage: true });
  });

  test("are loaded again after a change of a collection that changes theirs", async () => {
    const cms = makeCms();
    const load = vi.fn((ask: Ask) => ask({ ...ids, reads: ["comments"] }));
    const read = () => cms.forTier("free").cached("thread", load);
    await read();
    await read();
    expect(load).toHaveBeenCalledTimes(1);
    cms.purge("votes");
    await read();
    expect(load).toHaveBeenCalledTimes(2);
    cms.purge("favorites");
    await read();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each(["/items/comments", "/portal-edits"])(
    "are loaded again after a member's own write to %s, before Directus reports it",
    async (path) => {
      const cms = makeCms();
      const load = vi.fn((ask: Ask) => ask({ ...ids, reads: ["forum_posts"] }));
      const read = () => cms.forTier("free").cached("topic", load);
      await read();
      const write = customEndpoint<unknown>({ method: "POST", path, body: "{}" });
      await cms
        .forOwn(reader, "dt")
        .write(write)
        .catch(() => {});
      await read();
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  test("that are lasting do not replace a refusal", async () => {
    const all = makeCms();
    const cms = all.forTier("teaser");
    const read = (question: typeof ids) => cms.lasting("news", (ask) => ask(question));
    await read(ids);
    all.purge("news");
    await expect(read(bodies as never)).rejects.toMatchObject({ statusCode: 403 });
  });

  test("of free text queries are not cached", async () => {
    const cms = makeCms();
    expect(await cms.forTier("teaser").ask(ids)).toEqual([]);
    const news = makeNews();
    directus.state.database.news.push(news);
    expect(await cms.forTier("teaser").ask(ids)).toEqual([{ id: news.id }]);
  });

  test("with a member's own token are remembered until their collection changes", async () => {
    const news = makeNews();
    directus.state.database.news.push(news);
    directus.state.members.set("dt", {
      roleId: "10000000-0000-4000-8000-000000000002",
      userId: "u",
    });
    const cms = makeCms();
    const read = () => cms.forOwn(reader, "dt").ask(ids);
    expect(await read()).toEqual([{ id: news.id }]);
    directus.state.database.news = [];
    expect(await read()).toEqual([{ id: news.id }]);
    cms.purge("news");
    expect(await read()).toEqual([]);
  });

  test("with a member's own token are asked again after a change of rights, and before a write", async () => {
    directus.state.members.set("dt", {
      roleId: "10000000-0000-4000-8000-000000000002",
      userId: "u",
    });
    const cms = makeCms();
    await cms.forOwn(reader, "dt").ask(ids);
    cms.forgetMembers(["u"]);
    await cms.forOwn(reader, "dt").ask(ids);
    await cms.forOwn({ ...reader, tier: "paying" }, "dt").ask(ids);
    await cms.forOwn(reader, "dt").current.ask(ids);
    expect(directus.state.asked).toHaveLength(4);
  });

  test("of a silent collection are never remembered", async () => {
    directus.state.members.set("dt", {
      roleId: "10000000-0000-4000-8000-000000000002",
      userId: "u",
    });
    const own = makeCms().forOwn(reader, "dt");
    const read = { ...ids, reads: ["video_progress"] };
    await own.ask(read);
    await own.ask(read);
    expect(directus.state.asked).toHaveLength(2);
  });
});
