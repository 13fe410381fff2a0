import type { Knex } from "knex";
import { collectionOf } from "../../../../contract/collections/all-collections.ts";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { listQuestions } from "../../../../contract/content/quiz.ts";
import { decodeReferences } from "../../../../contract/shared/characters.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

export type LinkUse = { collection: string; item: string; title: string; uses: number };
const TITLE_LENGTH = 255;

type LinkedText = {
  collection: string;
  title: string;
  addresses: readonly string[];
  texts: readonly string[];
  hasSources?: true;
  until?: string;
  /** Field with the member who wrote the row; editors' rows have none, and only they are checked. */
  author?: string;
  /** Row that has the status, if not the row itself; `null` if every row is public. */
  status?: "course" | null;
};

const text = (
  collection: string,
  rest: Partial<Omit<LinkedText, "collection">> = {},
): LinkedText => ({
  ...{ collection, title: "title", texts: [] },
  addresses: collectionOf(collection)?.webAddresses ?? [],
  ...rest,
});
const BODIES = ["body", "plainBody"];

/**
 * Searched collections; the first with an address provides its title. Excludes members' texts: only the
 * member could correct them, and a member's link is no reason to contact a site every night. Excludes rows
 * imported by the thousand from official files (premiums, exchange rates), which hold the file's own
 * address.
 */
export const linkedTexts: readonly LinkedText[] = [
  ...kindsWith("isText").map((kind) =>
    text(kind, { texts: BODIES, ...(kind === "articles" && { hasSources: true }) }),
  ),
  text("videos", { texts: ["summary"], hasSources: true }),
  text("courses", { texts: ["summary"] }),
  text("course_classes", { texts: [...BODIES, "quiz"], status: "course" }),
  text("facts", { texts: ["body"] }),
  text("glossary_terms", { title: "term", texts: ["definition"] }),
  text("plan_steps", { texts: ["body"] }),
  text("offices", { title: "name", status: null }),
  text("letters"),
  text("parameter_sets", { title: "key" }),
  text("canton_figures", { title: "key" }),
  text("Cantons", { title: "name", status: null }),
  text("Cantons_translations", { title: "name", texts: ["description"], status: null }),
  text("eligibility_rules", { addresses: ["sourceUrl"] }),
  text("report_sentences", { title: "text", addresses: ["url", "sourceUrl"] }),
  text("insurers", { title: "name" }),
  text("mobile_plans", { title: "name", until: "validTo" }),
  text("sbb_offers", { until: "validTo" }),
  text("alpine_offers", { until: "validTo" }),
  text("jobs", {
    ...{ texts: ["description", "requirements"], until: "expiresAt", author: "author" },
  }),
  text("legal_documents", { texts: ["body"] }),
  text("changelog_entries", { texts: ["body"] }),
];

type Row = Readonly<Record<string, unknown>>;

async function listRows(database: Knex, of: LinkedText, now: Date): Promise<Row[]> {
  const { collection, title, until, author } = of;
  const query = database(collection);
  // A class has no status of its own: its course decides.
  if (of.status === "course")
    void query
      .join("course_modules", "course_modules.id", "course_classes.module")
      .join("courses", "courses.id", "course_modules.course")
      .where("courses.status", "published");
  else if (of.status !== null) void query.where(`${collection}.status`, "published");
  if (until)
    void query.where((either) =>
      either.whereNull(until).orWhere(until, ">=", new Date(now.getTime() - DAY_MS)),
    );
  if (author) void query.whereNull(author);
  const fields = ["id", title, ...of.addresses, ...of.texts, ...(of.hasSources ? ["sources"] : [])];
  const rows: Row[] = await query
    .orderBy([`${collection}.${title}`, `${collection}.id`])
    .select([...new Set(fields)].map((field) => `${collection}.${field}`));
  return rows;
}

const titleOf = (row: Row, field: string): string => {
  const written = row[field];
  return (typeof written === "string" ? written : String(row["id"])).slice(0, TITLE_LENGTH);
};

/** An address between angle brackets in plain text does not count. */
const HREF = /\bhref=(?:"(https?:[^"\s<>]*)|'(https?:[^'\s<>]*))/gi;
const MAX_LENGTH = 2_000;

/**
 * Normalizes an address: without fragment. Null if it is not a web address on the default port, and for the
 * portal's own pages, which would answer with the login.
 */
export function toAddress(written: string, portalOrigin: string): string | null {
  const url = URL.parse(written.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === portalOrigin) return null;
  if (url.username || url.password || url.port !== "") return null;
  url.hash = "";
  return url.href.length <= MAX_LENGTH ? url.href : null;
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single = ""]) => decodeReferences(double ?? single));

const sourceUrls = (sources: unknown): unknown[] =>
  Array.isArray(sources) ? sources.map((source) => (source as { url?: unknown } | null)?.url) : [];

const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : listQuestions(value)
        .map(({ question }) => question)
        .join("");

export function linksIn(
  row: Readonly<Record<string, unknown>>,
  { addresses, texts }: { addresses: readonly string[]; texts: readonly string[] },
  portalOrigin: string,
): string[] {
  const written = [
    ...addresses.map((field) => row[field]),
    ...sourceUrls(row["sources"]),
    ...texts.flatMap((field) => hrefsIn(textOf(row[field]))),
  ];
  const found = written.flatMap((each) =>
    typeof each === "string" ? (toAddress(each, portalOrigin) ?? []) : [],
  );
  return [...new Set(found)];
}

export async function collectLinks(
  database: Knex,
  portalOrigin: string,
  now: Date,
): Promise<Map<string, LinkUse>> {
  const links = new Map<string, LinkUse>();
  for (const of of linkedTexts) {
    const rows = await listRows(database, of, now);
    for (const row of rows) {
      const use = { collection: of.collection, item: String(row["id"]) };
      for (const url of linksIn(row, of, portalOrigin)) {
        const known = links.get(url);
        if (known) known.uses += 1;
        else links.set(url, { ...use, title: titleOf(row, of.title), uses: 1 });
      }
    }
  }
  return links;
}
