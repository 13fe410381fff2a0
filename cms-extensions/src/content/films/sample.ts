import type { EventContext } from "@directus/types";
import { storedRows, type ItemMeta, type Payload } from "../publishing/guards";
import { Refusal } from "../../shared/refusal";
import { mayWriteBeside } from "../../shared/staff";
import { sampleProblem, type Marked } from "./sample-problem.ts";

const DECIDING = ["isSample", "access", "provider"];

/**
 * Refuses an unsuitable or a second public sample. Only an editor can remove the mark: no other save
 * changes which video is public.
 */
export async function guardSample(
  payload: Payload,
  meta: ItemMeta,
  { database, schema, accountability }: EventContext,
): Promise<void> {
  // The extension may run before the schema has the field.
  const isThere = schema?.collections["videos"]?.fields["isSample"] !== undefined;
  if (!isThere || !DECIDING.some((field) => field in payload)) return;
  // Directus refuses everyone else, and the reason must not disclose a draft.
  if (!mayWriteBeside(accountability)) return;
  const rows = meta.keys ? await storedRows(database, meta, DECIDING) : [{}];
  const marked = rows.map((row): Marked => ({ ...row, ...payload })).filter(isMarked);
  if (marked.length === 0) return;
  const former = await database("videos")
    .where({ isSample: true })
    .whereNotIn("id", meta.keys ?? [])
    .first<{ title: string } | undefined>("title");
  const reason = sampleProblem(marked, former?.title ?? null);
  if (reason) throw new Refusal({ field: "isSample", reason });
}

/** PostgreSQL accepts more values than `true` as true. */
const isMarked = ({ isSample }: Marked) => ![undefined, null, false].includes(isSample as boolean);
