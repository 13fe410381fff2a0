import { createElement } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { defineFragment, fragmentHash } from "~/resources/fragments/fragment";
import { stubAppEnvironment } from "../../../../support/app-environment";

let createFragments: (typeof import("~/resources/fragments/fragments.server"))["createFragments"];
beforeAll(async () => {
  stubAppEnvironment();
  ({ createFragments } = await import("~/resources/fragments/fragments.server"));
});

/** Greetings for each audience; the name "nobody" has none. Does not query the CMS. */
function setUp(tier: Tier | null = "teaser") {
  const render = vi.fn(async ({ name }: { name: string }) =>
    name === "nobody" ? null : createElement("p", null, `Olá, ${name}`),
  );
  const props = z.strictObject({ name: z.string().max(10) });
  const define = (audience: "everybody" | "members" | "paying") =>
    defineFragment({ props, audience, render });
  const findSessionTier = vi.fn(async () => tier);
  const fragments = createFragments({
    fragments: {
      Open: define("everybody"),
      Members: define("members"),
      Paying: define("paying"),
    },
    cms: {} as TierCms,
    findSessionTier,
  });
  const get = (target: string, headers: Record<string, string> = {}) =>
    fragments.answer(new Request(`http://portal.test${target}`, { headers }));
  return { fragments, render, findSessionTier, get };
}

function address(name: string, props: unknown, context: unknown = {}): string {
  const [propsText, contextText] = [JSON.stringify(props), JSON.stringify(context)];
  const query = new URLSearchParams({ props: propsText, context: contextText }).toString();
  return `/__nuxt_island/${name}_${fragmentHash(name, propsText, contextText)}.json?${query}`;
}

const ana = { name: "<Ana>" };

describe("fragment", () => {
  test("is HTML with slots, components and head, rendered once", async () => {
    const { get, render } = setUp();
    const first = await get(address("Open", ana));
    expect(await first.json()).toEqual({
      html: "<p>Olá, &lt;Ana&gt;</p>",
      slots: {},
      components: {},
      head: { link: [], style: [] },
    });
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    const etag = first.headers.get("etag") ?? "";
    const again = await get(address("Open", ana), { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(render).toHaveBeenCalledOnce();
  });

  test("may be an HTML string", async () => {
    const { get, render } = setUp();
    render.mockResolvedValueOnce("<p>Olá</p>" as never);
    const { html } = (await (await get(address("Open", ana))).json()) as { html: string };
    expect(html).toBe("<p>Olá</p>");
  });

  test("treats a missing query as empty, and the locale as context", async () => {
    const { get } = setUp();
    const hash = fragmentHash("Open", "{}", "{}");
    expect((await get(`/__nuxt_island/Open_${hash}.json`)).status).toBe(400);
    expect((await get(address("Open", ana, { locale: "pt-BR" }))).status).toBe(200);
  });

  test("is rendered again after the CMS changed", async () => {
    const { get, render, fragments } = setUp();
    await get(address("Open", ana));
    fragments.cmsChanged();
    await get(address("Open", ana));
    expect(render).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["of an unknown name", address("Closed", ana), 404],
    ["of an inherited name", address("constructor", ana), 404],
    ["without a hash", "/__nuxt_island/Open.json", 404],
    ["with props that do not fit", address("Open", { name: 1 }), 400],
    ["with more props than there are", address("Open", { ...ana, isAdmin: true }), 400],
    ["with too long props", address("Open", { name: "x".repeat(11) }), 400],
    ["with a foreign context", address("Open", ana, { url: "https://x.test" }), 400],
    ["with the hash of other props", address("Open", ana).replace("Ana", "Eva"), 400],
    ["with props that are no JSON", address("Open", ana).replace("%7B", "%5B"), 400],
    ["of nothing", address("Open", { name: "nobody" }), 404],
  ])("%s is refused", async (_, target, status) => {
    const answer = await setUp().get(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each<[string, Tier | null, number]>([
    ["Members", "teaser", 401],
    ["Members", "free", 200],
    ["Members", null, 503],
    ["Paying", "teaser", 401],
    ["Paying", "free", 403],
    ["Paying", "paying", 200],
  ])("%s for tier %s returns %i", async (name, tier, status) => {
    const { get, render } = setUp(tier);
    expect((await get(address(name, ana))).status).toBe(status);
    expect(render).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test("for members is not served to a guest from cache", async () => {
    const { get, findSessionTier } = setUp("free");
    const answer = await get(address("Members", ana));
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    findSessionTier.mockResolvedValue("teaser");
    const etag = answer.headers.get("etag") ?? "";
    expect((await get(address("Members", ana), { "if-none-match": etag })).status).toBe(401);
  });

  test("that fails returns a retry", async () => {
    const { get, render } = setUp();
    render.mockRejectedValueOnce(new Error("away"));
    expect((await get(address("Open", ana))).status).toBe(503);
    expect((await get(address("Open", ana))).status).toBe(200);
  });
});
