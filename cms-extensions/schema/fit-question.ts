/**
 * A change of a column that stored rows may not fit: its type or length (`shape`), no empty value
 * (`required`), no value twice (`unique`), or a new column that every row must fill (`filled`).
 */
export type FitRule = "shape" | "required" | "unique" | "filled";

export type FitQuestion = {
  collection: string;
  field: string;
  rule: FitRule;
  /** What changes of the column's type, in Directus' names; what is absent stays as it is. */
  target?: {
    data_type?: string;
    max_length?: number | null;
    numeric_precision?: number | null;
    numeric_scale?: number | null;
  };
};

/** `rows` is null where they could not be counted; `type` is the column's type after the change. */
export type FitAnswer = { rows: number | null; type: string };

/** Directus' own path of `schema-endpoint`, which counts rows that do not fit. */
export const FIT_ENDPOINT = "schema-fit";
