import { describe, expect, test, vi } from "vitest";
import { createIcons } from "~/resources/icons/icons.server";
import type { FindOutsideIcons } from "~/resources/icons/outside-icons.server";

type IconAnswer = { icons: Record<string, { body: string }>; not_found?: string[] };

function setUp(outside: Awaited<ReturnType<FindOutsideIcons>> = { kind: "missing" }) {
  const findOutside = vi.fn<FindOutsideIcons>(async () => outside);
  const answer = createIcons(findOutside);
  const get = (target: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://portal.test${target}`, { headers }));
  return { findOutside, get };
}

describe("icon service", () => {
  test("returns the named icons and lists the missing ones", async () => {
    const { get, findOutside } = setUp();
    const answer = await get("/icons/lucide.json?icons=house,bell,nope");
    const set = (await answer.json()) as IconAnswer;
    expect(Object.keys(set.icons).sort()).toEqual(["bell", "house"]);
    expect(set.icons["bell"]?.body).toContain("<path");
    expect(set.not_found).toEqual(["nope"]);
    expect(findOutside).toHaveBeenCalledWith("lucide", ["nope"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("responses are cached for a week, and revalidated", async () => {
    const { get, findOutside } = setUp();
    const answer = await get("/icons/lucide.json?icons=bell");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=604800");
    const etag = answer.headers.get("etag") ?? "";
    expect((await get("/icons/lucide.json?icons=bell", { "if-none-match": etag })).status).toBe(
      304,
    );
    expect(findOutside).not.toHaveBeenCalled();
  });

  test("adds icons of an external service, with their size", async () => {
    const { get } = setUp({
      kind: "found",
      icons: { icons: { nova: { body: "<path/>" } }, width: 16, height: 16 },
    });
    const set = (await (await get("/icons/lucide.json?icons=bell,nova,nope")).json()) as IconAnswer;
    expect(set.icons["nova"]).toEqual({ body: "<path/>", width: 16, height: 16 });
    expect(set.not_found).toEqual(["nope"]);
  });

  test("forbids caching of a possibly incomplete response", async () => {
    const answer = await setUp({ kind: "failed" }).get("/icons/lucide.json?icons=nope");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("requests other icon sets externally", async () => {
    const { get, findOutside } = setUp({
      kind: "found",
      icons: { icons: { account: { body: "<path/>" } }, width: 24, height: 24 },
    });
    const answer = await get("/icons/mdi-light.json?icons=account,nope");
    expect(await answer.json()).toEqual({
      prefix: "mdi-light",
      icons: { account: { body: "<path/>", width: 24, height: 24 } },
      not_found: ["nope"],
    });
    expect(findOutside).toHaveBeenCalledWith("mdi-light", ["account", "nope"]);
  });

  test.each([
    ["no service knows", { kind: "missing" }, 404],
    ["no service could tell of", { kind: "failed" }, 503],
    ["a service answers nothing of", { kind: "found", icons: { icons: {} } }, 404],
  ] as const)("for an icon set that %s with %s returns %i", async (_, outside, status) => {
    const answer = await setUp(outside).get("/icons/constructor.json?icons=bell");
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["/icons/Mdi.json?icons=bell", 404],
    ["/icons/mdi-.json?icons=bell", 404],
    ["/icons/mdi/x.json?icons=bell", 404],
    ["/icons/lucide.js?icons=bell", 404],
    ["/icons/..%2flucide.json?icons=bell", 404],
    ["/icons/lucide.json", 400],
    ["/icons/lucide.json?icons=", 400],
    ["/icons/lucide.json?icons=Bell", 400],
    ["/icons/lucide.json?icons=bell,../x", 400],
    ["/icons/lucide.json?icons=__proto__", 400],
    [`/icons/lucide.json?icons=${"a".repeat(480)}`, 414],
  ])("refuses %s with %i without an external request", async (target, status) => {
    const { get, findOutside } = setUp();
    expect((await get(target)).status).toBe(status);
    expect(findOutside).not.toHaveBeenCalled();
  });
});
