import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { pageMeta } from "~/page/page-meta";
import type { IconName } from "~/ui/media/icon";
import { tools, type ToolName } from "../../../contract/calculators/tools.ts";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";

export type Tool = {
  name: ToolName;
  slug: (typeof tools)[ToolName]["slug"];
  icon: IconName;
  isFree: boolean;
};

const tool = (name: ToolName, icon: IconName): Tool => {
  const { slug, isFree } = tools[name];
  return { name, slug, icon, isFree };
};

/** In display order (docs/product.md, who may do what). */
export const toolList: readonly Tool[] = [
  tool("netSalary", "calculator"),
  tool("withholdingCheck", "circle-check"),
  tool("salaryComparison", "briefcase"),
  tool("mortgage", "house"),
  tool("budget", "file-text"),
  tool("unemployment", "life-buoy"),
  tool("currency", "arrow-right"),
];

export const toolPath = ({ slug }: Pick<Tool, "slug">): `/${string}` => `/app/tools/${slug}`;

/** Without the calculators that lack data. */
export const listOpenTools = (): Tool[] => toolList.filter((each) => isOpenPath(toolPath(each)));

export function toolMeta(name: Tool["name"]) {
  const { title, summary } = words.list[name];
  return pageMeta(() => ({ title, description: summary }));
}
