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
  const isOpened = ["access", "isPreview", "module"].some((field) => field in payload);
  if (!isWritten && !isOpened && payload["status"] !== "published") return {};
  const stored = meta.keys ? await storedRows(context.database, meta, ["*"]) : [{}];
  const isChecked = context.accountability && !context.accountability.admin;
  for (const before of isChecked ? stored : []) {
    const row: Payload = { ...before, ...payload };
    if (!isShown(meta.collection, row["status"])) continue;
    const isFree = await isReadForFree(context.database, meta.collection, row);
    await refuseEmptyPlace(context.database, row, isFree);
  }
  if (!isWritten) return {};
  const text = textOf({ ...stored[0], ...payload });
  return { factsUntil: factsUntil(await findFacts(context.database, listKeys(text, "fact"))) };
}

async function refuseEmptyPlace(database: Knex, row: Payload, isFree: boolean): Promise<void> {
  const reason = await findEmptyPlace(database, { text: textOf(row), id: row["id"], isFree });
  if (reason) throw new Refusal({ field: "body", reason });
}

/** A course that is opened to all opens its classes with it: none may have a place that stays empty for them. */
export async function guardOpenedCourse(
  payload: Payload,
  meta: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  if (!accountability || accountability.admin || payload["access"] !== "free") return {};
  const classes: Payload[] = await database("course_classes")
    .join("course_modules", "course_modules.id", "course_classes.module")
    .whereIn("course_modules.course", meta.keys ?? [])
    .select("course_classes.id", "course_classes.body", "course_classes.plainBody");
  for (const each of classes) {
    const reason = await findEmptyPlace(database, {
      text: textOf(each),
      id: each["id"],
      isFree: true,
    });
    if (reason) throw new Refusal({ field: "access", reason });
  }
  return {};
}

/** What has no state of its own, such as a class, may be read by tomorrow. */
const isShown = (collection: string, status: unknown) =>
  !collectionOf(collection)?.isPublished || ["published", "scheduled"].includes(String(status));

/** The id of what is given by itself or as a row; null where there is none yet. */
function idOf(value: unknown): string | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  return typeof id === "string" ? id : null;
}

/** A class is read as its course is, but for the one that is open to all. */
async function isReadForFree(database: Knex, collection: string, row: Payload): Promise<boolean> {
  if (collection !== "course_classes") return row["access"] === "free";
  if (row["isPreview"] === true) return true;
  const module = idOf(row["module"]);
  // A module that is made along with its class has no course to look at yet.
  if (module === null) return false;
  const course = await database("course_modules")
    .join("courses", "courses.id", "course_modules.course")
    .where("course_modules.id", module)
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
