import { z } from "zod";
import { readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { escapeText } from "~/http/escape-text";
import type { Filling } from "./fill-places";
import { dayLabel, type StoredSource } from "./notes.server";

const maybeText = z.nullable(z.string());
const fact = shape("facts", {
  key: maybeText,
  title: z.string(),
  body: maybeText,
  source: maybeText,
  sourceUrl: maybeText,
  year: z.nullable(z.number()),
  validFrom: maybeText,
  validUntil: maybeText,
  reviewer: maybeText,
});
type Fact = ReturnType<typeof fact.parse>;

export type Fillings = ReadonlyMap<string, Filling<StoredSource>>;

function toFilling(row: Fact): Filling<StoredSource> {
  const { title, body, source, sourceUrl, year, validFrom, validUntil, reviewer } = row;
  const note = {
    title,
    source,
    sourceUrl,
    year: year === null ? null : String(year),
    validFromLabel: dayLabel(validFrom),
    validUntilLabel: dayLabel(validUntil),
    validUntil: validUntil?.slice(0, 10) ?? null,
    reviewer,
  };
  return { html: `<span data-fact="">${escapeText(body ?? title)}</span>`, note };
}

/** @throws {CmsError} */
export async function findFacts(ask: Ask, keys: readonly string[]): Promise<Fillings> {
  if (keys.length === 0) return new Map();
  const filter = { _and: [{ key: { _in: keys } }, { status: { _eq: "published" } }] } as const;
  const rows = await ask(readRows(fact, { filter, limit: keys.length }));
  return new Map(rows.map((row) => [row.key ?? "", toFilling(row)]));
}
