import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { collectionOf } from "../../../contract/collections/all-collections.ts";
import { listKeys } from "../../../contract/text-places.ts";
import { findEmptyPlace } from "./empty-places";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "./refusal";

/** Collections whose texts have facts in them, and tell until when all of these hold. */
export const textsWithFacts = ["news", "articles", "course_classes"] as const;

type StoredFact = { key: string; status: string; validUntil: string | Date | null };

async function findFacts(database: Knex, keys: readonly string[]): Promise<StoredFact[]> {
  if (keys.length === 0) return [];
  return database("facts").whereIn("key", keys).select("key", "status", "validUntil");
}

/** A day as the database gives it: a text, or midnight of this machine. */
function dayOf(value: string | Date): string {
  if (typeof value === "string") return value.slice(0, 10);
  const [month, day] = [value.getMonth() + 1, value.getDate()];
  return [value.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The first day on which one of the facts ends, or null where none does. Pure. */
export function factsUntil(facts: readonly StoredFact[]): string | null {
  const days = facts
    .filter(({ status }) => status === "published")
    .flatMap(({ validUntil }) => (validUntil === null ? [] : dayOf(validUntil)));
  return days.sort()[0] ?? null;
}

/**
 * Keeps with a text until when its facts hold, and refuses to publish one with a place that readers would
 * find empty; a class of a course is as good as published. Administrators import by scripts and are let through.
 */
export async function settleFacts(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const isWritten = "body" in payload || "plainBody" in payload;
  const isOpened = "access" in payload || "isPreview" in payload;
  if (!isWritten && !isOpened && payload["status"] !== "published") return {};
  const [stored = {}] = await storedRows(context.database, meta, ["*"]);
  const row: Payload = { ...stored, ...payload };
  const text = textOf(row);
  const isChecked = context.accountability && !context.accountability.admin;
  if (isChecked && isShown(meta.collection, row["status"])) {
    const isFree = await isReadForFree(context.database, meta.collection, row);
    const reason = await findEmptyPlace(context.database, { text, id: row["id"], isFree });
    if (reason) throw new Refusal({ field: "body", reason });
  }
  if (!isWritten) return {};
  return { factsUntil: factsUntil(await findFacts(context.database, listKeys(text, "fact"))) };
}

/** What has no state of its own, such as a class, may be read by tomorrow. */
const isShown = (collection: string, status: unknown) =>
  !collectionOf(collection)?.isPublished || ["published", "scheduled"].includes(String(status));

/** A class is read as its course is, but for the one that is open to all. */
async function isReadForFree(database: Knex, collection: string, row: Payload): Promise<boolean> {
  if (collection !== "course_classes") return row["access"] === "free";
  if (row["isPreview"] === true) return true;
  const course = await database("course_modules")
    .join("courses", "courses.id", "course_modules.course")
    .where("course_modules.id", String(row["module"]))
    .first<{ access: string } | undefined>("courses.access");
  return course?.access === "free";
}

type TextRow = {
  id: string;
  body: string | null;
  plainBody: string | null;
  factsUntil: string | Date | null;
};

/** All that readers may read of an item, be it in plain language or not. */
const textOf = ({ body, plainBody }: { body?: unknown; plainBody?: unknown }) =>
  `${String(body ?? "")} ${String(plainBody ?? "")}`;

/** After a fact changed: the texts that name one hold as long as their facts do. */
export async function settleTextsOfFacts(database: Knex): Promise<void> {
  const facts: StoredFact[] = await database("facts").select("key", "status", "validUntil");
  for (const collection of textsWithFacts) {
    const rows: TextRow[] = await database(collection)
      .where("body", "like", "%{{fato:%")
      .orWhere("plainBody", "like", "%{{fato:%")
      .select("id", "body", "plainBody", "factsUntil");
    for (const { id, factsUntil: before, ...texts } of rows) {
      const keys = listKeys(textOf(texts), "fact");
      const until = factsUntil(facts.filter(({ key }) => keys.includes(key)));
      if (until === (before === null ? null : dayOf(before))) continue;
      await database(collection).where("id", id).update({ factsUntil: until });
    }
  }
}
