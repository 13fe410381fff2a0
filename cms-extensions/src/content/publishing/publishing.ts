import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { lacksOf } from "./completeness";
import { storedRows, type ItemMeta, type Payload } from "./guards";
import { listOldSlugs } from "./old-addresses";
import { Refusal } from "../../shared/refusal";
import { freeSlug, slugFrom } from "./slug";

const names = ["title", "name", "term"];

/**
 * Gives a row without a slug a free one derived from its title; avoids former slugs of other items, too.
 */
export async function normalizeSlug(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const lacksSlug = meta.keys
    ? payload["slug"] === "" || payload["slug"] === null
    : !payload["slug"];
  if (!lacksSlug) return {};
  const [stored = {}] = await storedRows(context.database, meta, ["*"]);
  const row = { ...stored, ...payload };
  const base = slugFrom(names.map((name) => row[name]).find(Boolean));
  if (base === "") return {};
  const isAlike = (same: Knex.QueryBuilder) =>
    void same.where("slug", base).orWhere("slug", "like", `${base}-%`);
  const today = await context
    .database(meta.collection)
    .where(isAlike)
    .whereNotIn("id", meta.keys ?? [])
    .pluck<string[]>("slug");
  const former = await listOldSlugs(context.database, meta, isAlike);
  return { slug: freeSlug(base, new Set([...today, ...former])) };
}

/**
 * Refuses to publish an incomplete item and names all missing fields at once. A draft needs only a title.
 * Administrators are exempt, because they import by scripts.
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
