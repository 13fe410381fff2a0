import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { listKeys } from "../../../../contract/content/rich-text.ts";
import { findEmptyPlace, type ShortcodeTexts } from "./empty-places";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "../../shared/refusal";
import { idOf } from "../../shared/row-id";

export const textsWithFacts = [...kindsWith("isText"), "course_classes"] as const;

type StoredFact = { key: string; status: string; validUntil: string | Date | null };

async function findFacts(database: Knex, keys: readonly string[]): Promise<StoredFact[]> {
  if (keys.length === 0) return [];
  return database("facts").whereIn("key", keys).select("key", "status", "validUntil");
}

/** A day from the database: a text, or midnight in the local time zone. */
function dayOf(value: string | Date): string {
  if (typeof value === "string") return value.slice(0, 10);
  const [month, day] = [value.getMonth() + 1, value.getDate()];
  return [value.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

export function factsUntil(facts: readonly StoredFact[]): string | null {
  const days = facts
    .filter(({ status }) => status === "published")
    .flatMap(({ validUntil }) => (validUntil === null ? [] : dayOf(validUntil)));
  return days.sort()[0] ?? null;
}

/**
 * Stores with a text until when its facts are valid, and refuses to publish a text with an embed that
 * readers would see empty. A class counts as published. Administrators are exempt, because they import by
 * scripts.
 */
export async function updateFacts(
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
    await refuseEmptyPlace(context.database, row, {
      isFree,
      isClass: meta.collection === "course_classes",
    });
  }
  if (!isWritten) return {};
  const text = textOf({ ...stored[0], ...payload });
  return { factsUntil: factsUntil(await findFacts(context.database, listKeys(text, "fact"))) };
}

type Readers = Pick<ShortcodeTexts, "isFree" | "isClass">;

async function refuseEmptyPlace(database: Knex, row: Payload, readers: Readers): Promise<void> {
  const reason = await findEmptyPlace(database, { texts: textsOf(row), id: row["id"], ...readers });
  if (reason) throw new Refusal({ field: "body", reason });
}

/**
 * Making a course free also makes its classes free: none may have an embed that stays empty for free
 * members.
 */
export async function guardOpenedCourse(
  payload: Payload,
  meta: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  if (!accountability || accountability.admin || payload["access"] !== "free") return {};
  await refuseEmptyClasses(database, { "course_modules.course": meta.keys ?? [] }, "access");
  return {};
}

/** Moving a module to a free course also makes its classes free. */
export async function guardMovedModule(
  payload: Payload,
  meta: ItemMeta,
  { database, accountability }: EventContext,
): Promise<Payload> {
  if (!accountability || accountability.admin || !meta.keys || !("course" in payload)) return {};
  if (await isCourseFree(database, idOf(payload["course"])))
    await refuseEmptyClasses(database, { "course_modules.id": meta.keys }, "course");
  return {};
}

type OfModules = Partial<Record<"course_modules.course" | "course_modules.id", ItemMeta["keys"]>>;

async function refuseEmptyClasses(database: Knex, of: OfModules, field: string): Promise<void> {
  const classes = database("course_classes")
    .join("course_modules", "course_modules.id", "course_classes.module")
    .select("course_classes.id", "course_classes.body", "course_classes.plainBody");
  for (const [column, ids = []] of Object.entries(of)) void classes.whereIn(column, ids);
  for (const each of (await classes) as Payload[]) {
    const requested = { texts: textsOf(each), id: each["id"], isFree: true, isClass: true };
    const reason = await findEmptyPlace(database, requested);
    if (reason) throw new Refusal({ field, reason });
  }
}

async function isCourseFree(database: Knex, id: string | null): Promise<boolean> {
  if (id === null) return false;
  const course = await database("courses").where({ id }).first<{ access: string }>("access");
  return course?.access === "free";
}

/** Items without a status, such as classes, may become readable at any time. */
const isShown = (collection: string, status: unknown) =>
  !collectionOf(collection)?.isPublished || ["published", "scheduled"].includes(String(status));

/** A class has the access of its course, except the free sample class. */
async function isReadForFree(database: Knex, collection: string, row: Payload): Promise<boolean> {
  if (collection !== "course_classes") return row["access"] === "free";
  if (row["isPreview"] === true) return true;
  const { module } = row;
  // A module created together with its class names its course itself.
  const made = typeof module === "object" && module !== null && "course" in module ? module : null;
  if (made) return isCourseFree(database, idOf(made.course));
  const id = idOf(module);
  if (id === null) return false;
  const stored = await database("course_modules").where({ id }).first<{ course: string }>("course");
  return isCourseFree(database, stored?.course ?? null);
}

type TextRow = {
  id: string;
  body: string | null;
  plainBody: string | null;
  factsUntil: string | Date | null;
};

const textsOf = ({ body, plainBody }: { body?: unknown; plainBody?: unknown }) =>
  [body, plainBody].map((text) => String(text ?? ""));
const textOf = (row: Parameters<typeof textsOf>[0]) => textsOf(row).join(" ");

export async function updateTextsOfFacts(database: Knex): Promise<void> {
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
