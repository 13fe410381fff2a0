/** The households and monthly salaries of the figures on tax at source, so that both taxes can be compared. */
export const ordinaryTaxExamples = {
  ordinarySingle5000Pct: { household: "single", monthChf: 5_000 },
  ordinarySingle7000Pct: { household: "single", monthChf: 7_000 },
  ordinarySingle10000Pct: { household: "single", monthChf: 10_000 },
  ordinaryFamily7000Pct: { household: "family", monthChf: 7_000 },
  ordinaryFamily10000Pct: { household: "family", monthChf: 10_000 },
} as const;

export type OrdinaryTaxKey = keyof typeof ordinaryTaxExamples;

export const isOrdinaryTaxKey = (key: unknown): key is OrdinaryTaxKey =>
  typeof key === "string" && Object.hasOwn(ordinaryTaxExamples, key);
