import { describe, expect, test } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import { findBackPath, findWayBack } from "~/features/membership/way-back.server";

const cameFrom = (back: string) =>
  new Request(`https://portal.example/pt-BR/app/membership?back=${encodeURIComponent(back)}`);
const noCms: TierCms = Object.create(null);

describe("way back after a payment", () => {
  test.each([
    ["/pt-BR/app/tools/withholding-tax", "Imposto na fonte"],
    ["/pt-BR/app/cantons/VD", "Vaud"],
    ["/pt-BR/app/cantons", "Cantões"],
    ["/pt-BR/app/tools/scenarios", null],
  ])("%s has the title %s", async (path, title) => {
    expect(await findWayBack(cameFrom(path), noCms, [])).toEqual({ path, title });
  });

  test("a path loses its filters", () => {
    expect(findBackPath(cameFrom("/pt-BR/app/tools/mortgage?price=9#x"))).toBe(
      "/pt-BR/app/tools/mortgage",
    );
  });

  test.each([
    "https://evil.example/pt-BR/app/tools",
    "//evil.example",
    "/pt-BR/app/../../evil",
    "/pt-BR/app/membership/youtube",
    "/pt-BR/login",
    "",
  ])("%s leads nowhere", (back) => {
    expect(findBackPath(cameFrom(back))).toBeNull();
  });
});
