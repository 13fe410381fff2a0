type Tool = {
  slug: string;
  /** By which editors place it in a text. */
  word: string;
  /** Open to members who do not pay; the service and the loaders hold it. */
  isFree: boolean;
  /** Amounts that a text asks for where it stands there: with the usual values they are enough for a result. */
  asks: readonly string[];
};

/** The calculators, and what each is called in addresses. */
export const tools = {
  netSalary: { slug: "net-salary", word: "salario-liquido", isFree: false, asks: ["gross"] },
  withholdingCheck: { slug: "withholding-tax", word: "imposto-na-fonte", isFree: false, asks: [] },
  salaryComparison: {
    slug: "salary-comparison",
    word: "comparar-salario",
    isFree: false,
    asks: [],
  },
  mortgage: {
    slug: "mortgage",
    word: "hipoteca",
    isFree: false,
    asks: ["price", "hard", "income"],
  },
  budget: { slug: "budget", word: "orcamento", isFree: true, asks: [] },
  currency: { slug: "currency", word: "cambio", isFree: true, asks: ["amount"] },
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;
export type ToolAsk = (typeof tools)[ToolName]["asks"][number];

/** Names the field by which a calculator knows that a text asked, and leaves the rest as it usually is. */
export const FROM_TEXT = "fromText";

const names = Object.keys(tools) as ToolName[];

export const toolWords: readonly string[] = names.map((name) => tools[name].word);

/** The calculator that editors mean by a word; null for none. */
export const findTool = (word: string): ToolName | null =>
  names.find((name) => tools[name].word === word) ?? null;

/** The calculator at an address; null for none. */
export const findToolAt = (slug: string): ToolName | null =>
  names.find((name) => tools[name].slug === slug) ?? null;
