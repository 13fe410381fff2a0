type Tool = {
  slug: string;
  /** Word in the editors' embed. */
  word: string;
  /** Free members may use it; service and loaders enforce this. */
  isFree: boolean;
  /**
   * Fields shown when embedded in a text; with the default values of the rest they are enough for a result.
   */
  asks: readonly string[];
};

/** The calculators and their slugs. */
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
  unemployment: { slug: "unemployment", word: "seguro-desemprego", isFree: true, asks: [] },
  currency: { slug: "currency", word: "cambio", isFree: true, asks: ["amount"] },
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;
export type ToolAsk = (typeof tools)[ToolName]["asks"][number];

/** Marks a request from an embedded form; fields that are not sent take their default values. */
export const FROM_TEXT = "fromText";

const names = Object.keys(tools) as ToolName[];

export const toolWords: readonly string[] = names.map((name) => tools[name].word);

/** Calculator by the editors' word; null if unknown. */
export const findTool = (word: string): ToolName | null =>
  names.find((name) => tools[name].word === word) ?? null;

export const findToolAt = (slug: string): ToolName | null =>
  names.find((name) => tools[name].slug === slug) ?? null;
