/** The calculators: what each is called in addresses, and the word by which editors place it in a text. */
export const tools = {
  netSalary: { slug: "net-salary", word: "salario-liquido" },
  withholdingCheck: { slug: "withholding-tax", word: "imposto-na-fonte" },
  salaryComparison: { slug: "salary-comparison", word: "comparar-salario" },
  mortgage: { slug: "mortgage", word: "hipoteca" },
  budget: { slug: "budget", word: "orcamento" },
  currency: { slug: "currency", word: "cambio" },
} as const;
export type ToolName = keyof typeof tools;

const names = Object.keys(tools) as ToolName[];

export const toolWords: readonly string[] = names.map((name) => tools[name].word);

/** The calculator that editors mean by a word; null for none. Pure. */
export const findTool = (word: string): ToolName | null =>
  names.find((name) => tools[name].word === word) ?? null;

/** The calculator at an address; null for none. Pure. */
export const findToolAt = (slug: string): ToolName | null =>
  names.find((name) => tools[name].slug === slug) ?? null;
