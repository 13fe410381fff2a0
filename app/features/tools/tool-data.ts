import type { ParameterSet } from "../../../contract/calculators/parameters.ts";
import type { YearStatus } from "../../../contract/calculators/official-years.ts";

export type ToolData = {
  sets: readonly ParameterSet[];
  /** Newest first; never empty. */
  years: readonly number[];
  /** Preselected by `defaultYearOf`. */
  year: number;
  yearStatuses: readonly YearStatus[];
};
