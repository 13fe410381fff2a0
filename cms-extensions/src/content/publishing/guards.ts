import type { EventContext } from "@directus/types";
import type { Knex } from "knex";
import { listCues } from "../../../../contract/content/captions.ts";
import { classNumbers } from "../../../../contract/content/courses.ts";
import { readingMinutes } from "../../../../contract/content/reading.ts";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { isWebAddress } from "../../../../contract/shared/public-address.ts";
import {
  aheadProblem,
  backdatedProblem,
  endProblem,
  isShownAgain,
  publishedAtToSet,
  scheduleProblem,
  type Times,
} from "./publication";
import { outline, preview } from "./reading";
import { Refusal } from "../../shared/refusal";
import { codeText, searchBody, searchText } from "./search-text";
import { slugProblem } from "./slug";
import { uniqueKeyOf } from "./unique-key";
import { isEditor, mayWriteAlongside } from "../../shared/staff";

export type Payload = Record<string, unknown>;
export type ItemMeta = { collection: string; keys?: (string | number)[] };

const COUNTED: readonly string[] = [
  ...["commentCount", "viewCount", "rating", "totalMinutes"],
  ...classNumbers,
];

/** Removes counters from a write: restoring an earlier revision must not restore old counts. */
export const withoutCounts = (payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !COUNTED.includes(name)));

export function guardSlug(payload: Payload, isNew: boolean): void {
  if (!isNew && !("slug" in payload)) return;
  const reason = slugProblem(payload["slug"]);
  if (reason) throw new Refusal({ field: "slug", reason });
}

export function badAddressField(
  collection: string,
  payload: Record<string, unknown>,
): string | null {
  const fields = collectionOf(collection)?.webAddresses ?? [];
  const bad = fields.find((field) => isSubmitted(payload[field]) && !isWebAddress(payload[field]));
  const listed = payload["sources"];
  if (bad || !Array.isArray(listed)) return bad ?? null;
  return listed.every((entry) => isWebAddress((entry as { url?: unknown }).url)) ? null : "sources";
}

export function badPathField(collection: string, payload: Record<string, unknown>): string | null {
  const fields = collectionOf(collection)?.portalPaths ?? [];
  return (
    fields.find((field) => isSubmitted(payload[field]) && !isPortalPath(payload[field])) ?? null
  );
}

const isSubmitted = (value: unknown) => value !== null && value !== undefined && value !== "";

// With a second slash or a backslash a browser would leave the portal.
const isPortalPath = (value: unknown) =>
  typeof value === "string" && /^\/(?![/\\])[^\\\s]*$/.test(value);

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

function transcriptOf(captions: unknown): string | null {
  return (
    listCues(captions)
      .map(({ text }) => text)
      .join(" ") || null
  );
}

/**
 * Fields computed from the text: minutes; for articles the outline and the free preview; for films the
 * transcript.
 */
export function computedFromBody(payload: Payload, collection: string): Payload {
  const body = payload["body"];
  const { computes, isFilm } = collectionOf(collection)?.reading ?? {};
  if (isFilm) return "captions" in payload ? { transcript: transcriptOf(payload["captions"]) } : {};
  if (!computes || typeof body !== "string") return {};
  const minutes = { readingMinutes: readingMinutes(body) };
  if (computes === "minutes") return minutes;
  return { ...minutes, outline: outline(body), preview: preview(body) };
}

/**
 * Sets the date of a published item. Refuses publication with a future date, and scheduling without a date.
 */
export async function normalizePublication(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const rows = await storedRows(context.database, meta, ["id", "status", "publishedAt"]);
  const befores = meta.keys ? rows : [null];
  const now = new Date();
  for (const before of befores as (Times | null)[]) {
    const reason =
      scheduleProblem(payload, before) ??
      aheadProblem(payload, before, now) ??
      (isEditor(context.accountability) ? backdatedProblem(payload, before, now) : null);
    if (reason) throw new Refusal({ field: "publishedAt", reason });
  }
  if (!meta.keys) {
    const publishedAt = publishedAtToSet(payload, null, now);
    return publishedAt ? { publishedAt } : {};
  }
  const undated = rows.filter((row) =>
    publishedAtToSet(payload, { publishedAt: row["publishedAt"] }, now),
  );
  if (undated.length === 0) return {};
  // Clearing the date clears it for all of them.
  if (rows.length === 1 || "publishedAt" in payload) return { publishedAt: now };
  // Rows of one mass update differ, so rows without a date are written separately.
  if (mayWriteAlongside(context.accountability)) {
    const ids = undated.map((row) => row["id"] as string);
    await context.database(meta.collection).whereIn("id", ids).update({ publishedAt: now });
  }
  return {};
}

/** Refuses an end date in the past; removes it from an item that is published again after its end. */
export async function normalizeEnd(
  payload: Payload,
  meta: ItemMeta,
  { database, schema, accountability }: EventContext,
): Promise<Payload> {
  const times = ["status", "publishedAt", "unpublishAt"];
  // The extension may run before the schema has the field.
  const isThere = schema?.collections[meta.collection]?.fields["unpublishAt"] !== undefined;
  if (!isThere || !times.some((name) => name in payload)) return {};
  const fields = ["id", ...times];
  const rows = (await storedRows(database, meta, fields)) as (Times & { id: string })[];
  const now = new Date();
  for (const before of meta.keys ? rows : [null]) {
    const reason = endProblem(payload, before, now);
    if (reason) throw new Refusal({ field: "unpublishAt", reason });
  }
  const again = rows.filter((row) => isShownAgain(payload, row, now)).map(({ id }) => id);
  if (again.length > 0 && rows.length === 1) return { unpublishAt: null };
  if (again.length > 0 && mayWriteAlongside(accountability)) {
    await database(meta.collection).whereIn("id", again).update({ unpublishAt: null });
  }
  return {};
}

const searchedFields = ["title", "summary"];

export async function updateSearchText(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const { collection } = meta;
  const fields = searchedFieldsOf(collection);
  if (!fields.some((field) => field in payload)) return {};
  if (!meta.keys) return searchTextsOf(collection, payload);
  const stored = await storedRows(context.database, meta, ["id", ...fields]);
  const rows = stored.map((row) => ({ ...row, ...payload }));
  const [only, ...others] = rows;
  if (only && others.length === 0) return searchTextsOf(collection, only);
  // Rows of one mass update differ, so each row's texts are written separately.
  if (others.length > 0 && !mayWriteAlongside(context.accountability)) {
    throw new Refusal({ field: "id", reason: "Altere um item de cada vez." });
  }
  await writeSearchTexts(context.database, collection, rows);
  return {};
}

export async function updateOldSearchTexts(database: Knex, collection: string): Promise<void> {
  const fields = ["id", ...searchedFieldsOf(collection)];
  const rows: Payload[] = await database(collection).whereNull("searchBody").select(fields);
  await writeSearchTexts(database, collection, rows);
}

const isSearchedWhole = (collection: string) => collectionOf(collection)?.search === "text";

const codeListsOf = (collection: string) =>
  Object.entries(collectionOf(collection)?.codeLists ?? {});

const searchedTextOf = (collection: string) => collectionOf(collection)?.searchedText ?? "body";

const searchedFieldsOf = (collection: string) => [
  ...searchedFields,
  ...(isSearchedWhole(collection) ? [searchedTextOf(collection)] : []),
  ...codeListsOf(collection).map(([list]) => list),
];

function searchTextsOf(collection: string, row: Payload): Payload {
  const { title, summary } = row;
  const codes = codeListsOf(collection).map(([list, text]) => [text, codeText(row[list])]);
  const short = { searchText: searchText(title, summary), ...Object.fromEntries(codes) };
  if (!isSearchedWhole(collection)) return short;
  return { ...short, searchBody: searchBody(title, summary, row[searchedTextOf(collection)]) };
}

async function writeSearchTexts(database: Knex, collection: string, rows: readonly Payload[]) {
  for (const row of rows) {
    await database(collection)
      .where("id", row["id"] as string)
      .update(searchTextsOf(collection, row));
  }
}

/** Computes `uniqueKey` from the row's own fields; a sent value is overwritten. */
export async function normalizeUniqueKey(
  payload: Payload,
  meta: ItemMeta,
  context: EventContext,
): Promise<Payload> {
  const { collection, keys } = meta;
  const requester =
    collectionOf(collection)?.unique?.per === "portal" || context.accountability?.admin
      ? null
      : (context.accountability?.user ?? null);
  if (!keys) return { uniqueKey: uniqueKeyOf(collection, withOwner(payload, context), requester) };
  const [stored, ...others] = await storedRows(context.database, meta, ["*"]);
  const next = stored ? uniqueKeyOf(collection, { ...stored, ...payload }, null) : null;
  // Restoring a revision sends the row's old key.
  if (!stored || (next === stored["uniqueKey"] && !("uniqueKey" in payload))) return {};
  if (others.length > 0) {
    throw new Refusal({ field: "uniqueKey", reason: "Altere um item de cada vez." });
  }
  return { uniqueKey: next };
}

const withOwner = (payload: Payload, context: EventContext): Payload => ({
  user_created: context.accountability?.user ?? null,
  ...payload,
});

export async function storedRows(
  database: Knex,
  { collection, keys }: ItemMeta,
  fields: string[],
): Promise<Payload[]> {
  if (!keys || keys.length === 0) return [];
  return (await database(collection).whereIn("id", keys).select(fields)) as Payload[];
}
