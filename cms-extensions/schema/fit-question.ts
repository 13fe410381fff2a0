/**
 * A column change that stored rows may not fit: type or length (`shape`), required (`required`), unique
 * (`unique`), or a new required column (`filled`).
 */
export type FitRule = "shape" | "required" | "unique" | "filled";

export type FitQuestion = {
  collection: string;
  field: string;
  rule: FitRule;
  /** Changes of the column's type, in Directus' names; absent ones stay. */
  target?: {
    data_type?: string;
    max_length?: number | null;
    numeric_precision?: number | null;
    numeric_scale?: number | null;
  };
};

/** `rows` is null if they could not be counted; `type` is the column's type after the change. */
export type FitAnswer = { rows: number | null; type: string };

export const FIT_ENDPOINT = "schema-fit";
