import type { IconName } from "~/ui/media/icon";
import { tools, type ToolName } from "../../../contract/tools.ts";

export type Tool = {
  name: ToolName;
  slug: (typeof tools)[ToolName]["slug"];
  icon: IconName;
  /** Open to members who do not pay; the service and the loaders hold it. */
  isFree: boolean;
};

const tool = (name: ToolName, icon: IconName, isFree: boolean): Tool => ({
  ...{ name, icon, isFree },
  slug: tools[name].slug,
});

/** The calculators in the order in which they are shown (docs/product.md, who may do what). */
export const toolList: readonly Tool[] = [
  tool("netSalary", "calculator", false),
  tool("withholdingCheck", "circle-check", false),
  tool("salaryComparison", "briefcase", false),
  tool("mortgage", "house", false),
  tool("budget", "file-text", true),
  tool("currency", "arrow-right", true),
];

export const toolPath = ({ slug }: Pick<Tool, "slug">): `/${string}` => `/app/tools/${slug}`;
