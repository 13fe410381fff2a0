import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { publishedAtToSet, scheduleProblem } from "./publication";
import { outline, preview, readingMinutes } from "./reading";
import { Refusal } from "./refusal";
import { searchText } from "./search-text";
import { slugProblem } from "./slug";
import { selfKeyedCollections, uniqueKeyOf } from "./unique-key";
import { badAddressField, badPathField } from "./web-address";

export type Payload = Record<string, unknown>;
export type ItemMeta = { collection: string; keys?: (string | number)[] };

/** Refuses a slug that breaks the rules or is a page of the portal. */
export function guardSlug(payload: Payload, isNew: boolean): void {
  if (!isNew && !("slug" in payload)) return;
  const reason = slugProblem(payload["slug"]);
  if (reason) throw new Refusal({ field: "slug", reason });
}

/** Refuses addresses that are not http(s) and portal links that leave the portal. */
export function guardAddresses(payload: Payload, collection: string): void {
  const address = badAddressField(collection, payload);
  if (address) {
    const reason = `Em “${address}”, use um endereço que comece com https:// ou http://.`;
    throw new Refusal({ field: address, reason });
  }
  const path = badPathField(collection, payload);
  if (path) {
    const reason = `Em “${path}”, use um caminho do portal, começando com uma barra.`;
    throw new Refusal({ field: path, reason });
  }
}

/** What is computed from the text: minutes, and for articles the outline and the open fifth. */
export function computedFromBody(payload: Payload, collection: string): Payload {
  const body = payload["body"];
  if (typeof body !== "string") return {};
  const minutes = { readingMinutes: readingMinutes(body) };
  if (collection !== "articles") return minutes;
  return { ...minutes, outline: outline(body), preview: preview(body) };
}

/** Gives a published item its date and refuses to schedule one without a date. */
export async function settlePublication(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const rows = await storedRows(context.database, meta, ["id", "publishedAt"]);
  const befores = meta.keys ? rows : [null];
  for (const before of befores as ({ publishedAt: unknown } | null)[]) {
    const reason = scheduleProblem(payload, before);
    if (reason) throw new Refusal({ field: "publishedAt", reason });
  }
  const now = new Date();
  if (!meta.keys) {
    const publishedAt = publishedAtToSet(payload, null, now);
    return publishedAt ? { publishedAt } : {};
  }
  // Rows of one mass update differ, so those without a date get it beside the payload.
  const undated = rows.filter((row) => publishedAtToSet(payload, row as never, now));
  if (undated.length > 0 && !("publishedAt" in payload)) {
    const ids = undated.map((row) => row["id"] as string);
    await context.database(meta.collection).whereIn("id", ids).update({ publishedAt: now });
  }
  return {};
}

/** Keeps the folded search text beside title and summary. */
export async function settleSearchText(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  if (!("title" in payload) && !("summary" in payload)) return {};
  if (!meta.keys) return { searchText: searchText(payload["title"], payload["summary"]) };
  const stored = await storedRows(context.database, meta, ["id", "title", "summary"]);
  const texts = stored.map((row) => ({ ...row, ...payload }) as Payload);
  const [first, ...others] = texts.map((row) => searchText(row["title"], row["summary"]));
  if (others.every((text) => text === first))
    return first === undefined ? {} : { searchText: first };
  // Rows of one mass update differ, so each gets its own text beside the payload.
  for (const row of texts) {
    const text = searchText(row["title"], row["summary"]);
    await context
      .database(meta.collection)
      .where("id", row["id"] as string)
      .update({ searchText: text });
  }
  return {};
}

/** Fills `uniqueKey` from the row's own identity; what the caller sent is overwritten. */
export async function settleUniqueKey(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const { collection, keys } = meta;
  const asker =
    selfKeyedCollections.includes(collection) || context.accountability?.admin
      ? null
      : (context.accountability?.user ?? null);
  if (!keys) return { uniqueKey: uniqueKeyOf(collection, withOwner(payload, context), asker) };
  const [stored, ...others] = await storedRows(context.database, meta, ["*"]);
  const next = stored ? uniqueKeyOf(collection, { ...stored, ...payload }, null) : null;
  if (!stored || next === stored["uniqueKey"]) return {};
  if (others.length > 0) {
    throw new Refusal({ field: "uniqueKey", reason: "Altere um item de cada vez." });
  }
  return { uniqueKey: next };
}

const withOwner = (payload: Payload, context: EventContext): Payload => ({
  user_created: context.accountability?.user ?? null,
  ...payload,
});

async function storedRows(
  database: Knex,
  { collection, keys }: ItemMeta,
  fields: string[],
): Promise<Payload[]> {
  if (!keys || keys.length === 0) return [];
  return (await database(collection).whereIn("id", keys).select(fields)) as Payload[];
}
