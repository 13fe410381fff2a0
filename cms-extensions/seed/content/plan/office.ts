import type { OfficeKind } from "../../../../contract/switzerland/offices.ts";
import type { CantonCode } from "../../content-types.ts";

/** An office of a canton. One without a check date is the editors' task. */
export type SeedOffice = {
  canton: CantonCode;
  kind: OfficeKind;
  /** In the canton's language. */
  name: string;
  address: string | null;
  url: string;
  languages: readonly ("de" | "fr" | "it" | "rm")[];
  checkedOn: string | null;
  toConfirm: string | null;
  note?: string;
};
