import type { EventContext } from "@directus/types";
import { mayWriteAlongside } from "../../shared/staff";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "../../shared/refusal";

const LONGEST: Readonly<Record<string, number>> = { summary: 280, definition: 400 };
const REVIEWED_FOR_MONTHS = 12;

export function lengthProblem(payload: Payload): { field: string; reason: string } | null {
  for (const [field, most] of Object.entries(LONGEST)) {
    const { length } = String(payload[field] ?? "");
    if (length > most) return { field, reason: `Use até ${most} caracteres; são ${length}.` };
  }
  return null;
}

const MOST_TAGS = 5;

/** Number of tags after a write; Directus sends a list or changes of one. */
export function countTags(written: unknown, stored: number): number {
  if (Array.isArray(written)) return written.length;
  const { create = [], delete: taken = [] } = (written ?? {}) as Partial<Record<string, unknown[]>>;
  return stored + create.length - taken.length;
}

/** The database returns local midnight. Null if there is no day. */
function dayOf(value: unknown): number | null {
  if (value instanceof Date)
    return Date.UTC(value.getFullYear(), value.getMonth(), value.getDate());
  return typeof value === "string" && value !== "" ? Date.parse(value.slice(0, 10)) : null;
}

export function isReviewLate(row: Payload): boolean {
  const [reviewed, due] = [dayOf(row["reviewedAt"]), dayOf(row["reviewDueAt"])];
  if (reviewed === null || due === null) return false;
  const latest = new Date(reviewed);
  latest.setUTCMonth(latest.getUTCMonth() + REVIEWED_FOR_MONTHS);
  return due > latest.getTime();
}

export function guardLengths(payload: Payload): Payload {
  const problem = lengthProblem(payload);
  if (problem) throw new Refusal(problem);
  return {};
}

/** Refuses to set the next review more than a year after the last one. */
export async function guardReview(
  payload: Payload,
  meta: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  // Users without write permission get Directus' refusal and must not learn what is stored.
  const isAbout = "reviewDueAt" in payload || "reviewedAt" in payload;
  if (!isAbout || !mayWriteAlongside(accountability)) return {};
  const stored = meta.keys ? await storedRows(database, meta, ["reviewedAt", "reviewDueAt"]) : [{}];
  const isLate = stored.some((row) => isReviewLate({ ...row, ...payload }));
  const reason = `No máximo ${REVIEWED_FOR_MONTHS} meses depois da verificação.`;
  if (isLate) throw new Refusal({ field: "reviewDueAt", reason });
  return {};
}

/** Refuses more tags than a card has room for; a text that already has more may remove some. */
export async function guardTags(
  payload: Payload,
  { collection, keys = [] }: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  if (!("tags" in payload) || !mayWriteAlongside(accountability)) return {};
  const table = `${collection}_tags`;
  const counts = await Promise.all(
    (keys.length > 0 ? keys : [null]).map(async (key) => {
      const stored =
        key === null ? [] : await database(table).where(`${collection}_id`, key).select("id");
      const count = countTags(payload["tags"], stored.length);
      return count > stored.length ? count : 0;
    }),
  );
  const most = Math.max(...counts);
  const reason = `Use até ${MOST_TAGS} etiquetas; são ${most}.`;
  if (most > MOST_TAGS) throw new Refusal({ field: "tags", reason });
  return {};
}
