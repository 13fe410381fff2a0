import type { ParameterSet } from "../../../contract/calculators/parameters.ts";
import type { YearStatus } from "../../../contract/calculators/official-years.ts";

export type ToolData = {
  sets: readonly ParameterSet[];
  /** Years to choose from, newest first; never empty. */
  years: readonly number[];
  /** The initial year: this calendar year, else the latest earlier one. */
  year: number;
  /** Available data of this year and the next one. */
  yearStatuses: readonly YearStatus[];
};
