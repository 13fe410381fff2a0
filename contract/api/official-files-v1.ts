import { z } from "zod";
import { OFFICIAL_FILE_STATES, OFFICIAL_KINDS, OFFICIAL_RUN_STATES } from "../official-tables.ts";
import { officialYear } from "./official-source.ts";
import { moment } from "./time.ts";

const count = z.number().int().nonnegative();

/** Maximum size of an upload. BAG's premiums of a whole year take two thirds of it. */
export const OFFICIAL_FILE_MAX_BYTES = 32 * 1024 * 1024;

export const officialFileInput = z.object({
  kind: z.enum(OFFICIAL_KINDS),
  year: officialYear,
  fileName: z.string().min(1).max(200),
  /** Dry run: reports what would change. */
  isTrial: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});

export const officialFileReport = z.object({
  state: z.enum(OFFICIAL_FILE_STATES),
  scope: z.string().nullable(),
  lineCount: count,
  rowCount: count,
  leftOutCount: count,
  difference: z
    .object({
      added: count,
      removed: count,
      changed: count,
      same: count,
      examples: z.array(z.string()),
    })
    .nullable(),
  problems: z.array(
    z.object({ line: z.number().int().nullable(), code: z.string(), text: z.string() }),
  ),
});
export type OfficialFileReport = z.output<typeof officialFileReport>;

export const officialRuns = z.object({
  runs: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(OFFICIAL_KINDS),
      year: z.number().int(),
      scope: z.string(),
      state: z.enum(OFFICIAL_RUN_STATES),
      fileName: z.string(),
      rowCount: count,
      importedAt: moment,
      rolledBackAt: moment.nullable(),
      /** Pages show the rows of this file. */
      isInForce: z.boolean(),
      /** Imported by the requesting member. */
      isOwn: z.boolean(),
    }),
  ),
});
export type OfficialRun = z.output<typeof officialRuns>["runs"][number];

export const officialRunParams = z.object({ id: z.coerce.number().int().positive() });
export const takenBack = z.object({ rowCount: count });
