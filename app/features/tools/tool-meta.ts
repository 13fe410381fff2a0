import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { pageMeta } from "~/page/page-meta";
import type { Tool } from "./tool-list";

export function toolMeta(name: Tool["name"]) {
  const { title, summary } = words.list[name];
  return pageMeta(() => ({ title, description: summary }));
}
