import type { ParameterSet } from "../../../contract/calculators/parameters-of-year.ts";
import type { YearStatus } from "../../../contract/official-years.ts";

export type ToolData = {
  sets: readonly ParameterSet[];
  /** Newest first; never empty. */
  years: readonly number[];
  /** This calendar year, else the latest earlier one. */
  year: number;
  yearStatuses: readonly YearStatus[];
};
