import type { EventContext } from "@directus/types";
import { lacksOf } from "./completeness";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { Refusal } from "./refusal";
import { freeSlug, slugFrom } from "./slug";

/** Fields a slug is made of, in the order in which they are looked for. */
const names = ["title", "name", "term"];

/** Gives a row without a slug one that is made of its title, and free. */
export async function settleSlug(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const isWanted = meta.keys
    ? payload["slug"] === "" || payload["slug"] === null
    : !payload["slug"];
  if (!isWanted) return {};
  const [stored = {}] = await storedRows(context.database, meta, ["*"]);
  const row = { ...stored, ...payload };
  const base = slugFrom(names.map((name) => row[name]).find(Boolean));
  if (base === "") return {};
  const rows: { slug: string }[] = await context
    .database(meta.collection)
    .where((same) => void same.where("slug", base).orWhere("slug", "like", `${base}-%`))
    .whereNotIn("id", meta.keys ?? [])
    .select("slug");
  return { slug: freeSlug(base, new Set(rows.map(({ slug }) => slug))) };
}

/**
 * Refuses to publish what readers would miss something of, all missing fields at once. A draft needs
 * no more than its title. Administrators import by scripts and are let through.
 */
export async function guardCompleteness(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  if (!context.accountability || context.accountability.admin) return {};
  const stored = meta.keys ? await storedRows(context.database, meta, ["*"]) : [{}];
  const lacks = stored.flatMap((row) => lacksOf(meta.collection, { ...row, ...payload }));
  const byField = new Map(lacks.map((lack) => [lack.field, lack]));
  if (byField.size > 0) throw [...byField.values()].map((lack) => new Refusal(lack));
  return {};
}
