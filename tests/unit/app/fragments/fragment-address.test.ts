import { describe, expect, test } from "vitest";
import { fragmentAddress } from "~/fragments/fragment-view";
import { fragmentHash } from "~/resources/fragments/fragment";

describe("fragment address", () => {
  test.each([{}, { cantons: ["ZH", "GE"] }, { name: "Ação & <b>" }])(
    "has the hash expected by the server, for %j",
    async (props) => {
      const address = new URL(await fragmentAddress("CantonFigures", props), "http://portal.test");
      const hash = fragmentHash("CantonFigures", JSON.stringify(props), "{}");
      expect(address.pathname).toBe(`/__nuxt_island/CantonFigures_${hash}.json`);
      expect(JSON.parse(address.searchParams.get("props") ?? "")).toEqual(props);
      expect(address.searchParams.get("context")).toBe("{}");
    },
  );
});
