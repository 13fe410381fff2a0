import { beforeEach, expect, test } from "vitest";
import { toolList, toolPath } from "~/features/tools/tool-list";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { listOpenOffers } from "../../../contract/account/offer";
import { mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const sold = listOpenOffers().find(({ area }) => area === "tools");

test.each(toolList.map((tool) => [tool.name, tool] as const))(
  "tools: %s is open to the members named in the offer",
  async (name, tool) => {
    const path = `/pt-BR${toolPath(tool)}`;
    const isLocked = async (as: string) => (await portal.visit(path, { as })).status === 402;
    expect(await isLocked(signInFree())).toBe(!tool.isFree);
    expect(await isLocked(signInPaying())).toBe(false);
    const { title } = tools.list[name];
    if (tool.isFree) expect(sold?.free.toLowerCase()).toContain(title.toLowerCase());
    else expect(sold?.free.toLowerCase()).not.toContain(title.toLowerCase());
  },
);
