import type { WithholdingTable } from "../../../contract/calculators/withholding-tax.ts";
import type { ToolSource } from "./source-note";

/** What is asked of the official tables. */
export type WantedTable = { canton: string; code: string; year: number };

/** One official tariff, or why there is none. */
export type TableAnswer =
  | {
      state: "known";
      /** The code that the canton has, which may differ in the church letter. */
      code: string;
      table: WithholdingTable;
      source: ToolSource;
    }
  | { state: "unknown" }
  | { state: "away" };

export const tableKey = ({ canton, code, year }: WantedTable): string =>
  `${canton}:${code}:${year}`;
