import type { Knex } from "knex";
import { linkedTexts, type LinkedText } from "./linked-texts";
import { linksIn } from "./links-in";
import { DAY_MS } from "../../../../contract/shared/time.ts";

export type LinkUse = { collection: string; item: string; title: string; uses: number };
const TITLE_LENGTH = 255;

type Row = Readonly<Record<string, unknown>>;

async function listRows(database: Knex, of: LinkedText, now: Date): Promise<Row[]> {
  const { collection, title, until } = of;
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
