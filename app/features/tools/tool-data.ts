import type { ParameterSet } from "../../../contract/calculators/parameters-of-year.ts";
import type { YearStatus } from "../../../contract/official-years.ts";

/** What a calculator's page gets of editors' data. */
export type ToolData = {
  sets: readonly ParameterSet[];
  /** To choose from, the newest first; never empty. */
  years: readonly number[];
  /** The one to begin with: this calendar year, else the last before. */
  year: number;
  /** What there is of this year and of the next. */
  yearStatuses: readonly YearStatus[];
};
