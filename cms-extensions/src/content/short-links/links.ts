import { randomInt } from "node:crypto";
import type { Knex } from "knex";
import { itemPathOf } from "../../../../contract/content/kinds.ts";
import { isShortCode, isSlug } from "../../../../contract/shared/text.ts";

const MAX_CODE_ATTEMPTS = 5;

type Insert = (link: { code: string; targetPath: string; title: string }) => Promise<unknown>;

/**
 * The short code of a published item, or of a class of a published course: existing or new. No member's
 * name is stored with it.
 * @param item unvalidated kind of content and slug. A class is named by the slugs of course, module and
 * class, separated by slashes.
 * @returns null if the item does not exist
 */
export async function getOrCreateCode(
  database: Knex,
  insert: Insert,
  { kind, slug }: { kind: unknown; slug: unknown },
): Promise<string | null> {
  if (typeof kind !== "string" || typeof slug !== "string") return null;
  const [first = "", ...below] = slug.split("/");
  if (![first, ...below].every(isSlug)) return null;
  const path = itemPathOf(kind, first);
  if (path === null) return null;
  const item =
    below.length === 0
      ? await database(kind).where({ slug, status: "published" }).first("title")
      : await findClass(database, kind, [first, ...below]);
  if (!item) return null;
  const targetPath = [`/pt-BR${path}`, ...below].join("/");
  const known = await database("short_links")
    .where({ targetPath, isActive: true })
    .whereNull("expiresAt")
    .whereNull("maxClicks")
    .whereNull("campaign")
    .orderBy("date_created")
    .first("code");
  if (known) return known.code;
  const code = await findFreeCode(database);
  await insert({ code, targetPath, title: item.title });
  return code;
}

async function findClass(
  database: Knex,
  kind: string,
  [course, module, slug, ...more]: readonly string[],
): Promise<{ title: string } | undefined> {
  if (kind !== "courses" || !module || !slug || more.length > 0) return undefined;
  return database("course_classes as class")
    .join("course_modules as module", "module.id", "class.module")
    .join("courses as course", "course.id", "module.course")
    .where({ "course.slug": course, "course.status": "published" })
    .where({ "module.slug": module, "class.slug": slug })
    .first("class.title");
}

/** Lower-case letters and digits without look-alikes, easy to read out and type. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 6;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

async function findFreeCode(database: Knex): Promise<string> {
  for (let tried = 0; tried < MAX_CODE_ATTEMPTS; tried++) {
    const code = newCode();
    if (!(await database("short_links").where({ code }).first("id"))) return code;
  }
  throw new Error("No free code was found");
}

/**
 * Counts an opening and returns the target in one statement: two visitors cannot both use the last allowed
 * opening. Stores nothing about the visitor.
 * @returns null for a link that is unknown, disabled, expired or used up
 */
export async function openLink(database: Knex, code: unknown, now: Date): Promise<string | null> {
  if (typeof code !== "string" || !isShortCode(code)) return null;
  const [link] = await database("short_links")
    .where({ code, isActive: true })
    .where((row) => void row.whereNull("expiresAt").orWhere("expiresAt", ">", now))
    .where((row) => void row.whereNull("maxClicks").orWhereRaw('"clicks" < "maxClicks"'))
    .update({ clicks: database.raw('"clicks" + 1') })
    .returning("targetPath");
  return link?.targetPath ?? null;
}
