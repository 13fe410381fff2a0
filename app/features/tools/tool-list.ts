import type { tools as words } from "~/i18n/pt-BR/tools";
import type { IconName } from "~/ui/media/icon";

type ToolName = keyof typeof words.list;

export type Tool = {
  name: ToolName;
  slug: string;
  icon: IconName;
  /** Open to members who do not pay; the service and the loaders hold it. */
  isFree: boolean;
};

/** The calculators in the order in which they are shown (docs/product.md, who may do what). */
export const toolList: readonly Tool[] = [
  { name: "netSalary", slug: "net-salary", icon: "calculator", isFree: false },
  { name: "withholdingCheck", slug: "withholding-tax", icon: "circle-check", isFree: false },
  { name: "salaryComparison", slug: "salary-comparison", icon: "briefcase", isFree: false },
  { name: "mortgage", slug: "mortgage", icon: "house", isFree: false },
  { name: "budget", slug: "budget", icon: "file-text", isFree: true },
  { name: "currency", slug: "currency", icon: "arrow-right", isFree: true },
];

export const toolPath = ({ slug }: Pick<Tool, "slug">): `/${string}` => `/app/tools/${slug}`;
