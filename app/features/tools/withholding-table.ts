import type { WithholdingTable } from "../../../contract/calculators/withholding-tax.ts";
import type { ToolSource } from "./explained-line";

export type RequestedTable = { canton: string; code: string; year: number };

export type TableAnswer =
  | {
      state: "known";
      /** May differ from the requested code in the church letter. */
      code: string;
      table: WithholdingTable;
      source: ToolSource;
    }
  | { state: "unknown" }
  | { state: "away" };

export const tableKey = ({ canton, code, year }: RequestedTable): string =>
  `${canton}:${code}:${year}`;
