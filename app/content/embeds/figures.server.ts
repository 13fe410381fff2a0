import { z } from "zod";
import { readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Tier } from "../../../contract/account/roles.ts";
import { escapeText } from "~/http/escape-text";
import { translator } from "~/i18n/translator";
import { figureFields, listFigures, type CantonFigure } from "~/reference/canton-figures.server";
import { cantonName } from "~/reference/cantons.server";
import {
  readFigureKey,
  readOwnFigureKey,
  type CantonFigureName,
} from "../../../contract/switzerland/canton-figures.ts";
import type { Filling } from "./fill-places";
import { type StoredSource, dayLabel } from "./notes.server";
import { linkIfOpen } from "./tools";
import { contentFacts } from "./words";

const t = translator("content-facts", contentFacts);

const canton = shape("Cantons", {
  cantonCode: z.string(),
  name: z.string(),
  translations: { name: z.string().nullable() },
  ...figureFields,
});

function htmlOf({ value, source, year }: CantonFigure, ofCanton?: string): string {
  const name = source && `<span lang="${source.lang}">${escapeText(source.text)}</span>`;
  const beside = [ofCanton && escapeText(ofCanton), name, year && escapeText(year)]
    .filter(Boolean)
    .join(", ");
  const small = beside === "" ? "" : ` <small>(${beside})</small>`;
  return `<span data-fact="">${escapeText(value ?? t("noFigure"))}</span>${small}`;
}

function noteOf({ label, source, sourceUrl, year }: CantonFigure, name: string): StoredSource {
  return {
    title: t("figureOf", { figure: label, canton: name }),
    source: source?.text ?? null,
    sourceUrl,
    year,
    ...{ validFromLabel: null, validUntilLabel: null, validUntil: null, reviewer: null },
  };
}

const OWN_PLACE = /<span data-own-figure="(\w+)"><\/span>/g;

/** Placeholder for a figure of the reader's own canton, in a text cached for all readers. */
const ownPlace = (figure: CantonFigureName): string => `<span data-own-figure="${figure}"></span>`;

export const hasOwnPlace = (html: string): boolean => html.search(OWN_PLACE) >= 0;

export const fillOwnPlaces = (html: string, find: (figure: string) => string): string =>
  html.replaceAll(OWN_PLACE, (_, figure: string) => find(figure));

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

type Fillings = ReadonlyMap<string, Filling<StoredSource>>;

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

export async function findFacts(ask: Ask, keys: readonly string[]): Promise<Fillings> {
  if (keys.length === 0) return new Map();
  const filter = { _and: [{ key: { _in: keys } }, { status: { _eq: "published" } }] } as const;
  const rows = await ask(readRows(fact, { filter, limit: keys.length }));
  return new Map(rows.map((row) => [row.key ?? "", toFilling(row)]));
}

/**
 * Canton figures by key. Readers without access get a link to the canton's page, which says how to get
 * them.
 * @throws {CmsError}
 */
export async function findFigures(
  ask: Ask,
  tier: Tier,
  keys: readonly string[],
): Promise<Fillings> {
  const ownPlaces = keys.flatMap((key): [string, Filling<StoredSource>][] => {
    const figure = readOwnFigureKey(key);
    return figure ? [[key, { html: ownPlace(figure) }]] : [];
  });
  const named = keys.flatMap((key) => {
    const read = readFigureKey(key);
    return read ? { key, ...read } : [];
  });
  if (named.length === 0) return new Map(ownPlaces);
  if (tier !== "paying")
    return new Map([...ownPlaces, ...named.map(({ key, canton: code }) => wayOf(key, code))]);
  const codes = [...new Set(named.map(({ canton: code }) => code))];
  const filter = { cantonCode: { _in: codes } };
  const rows = await ask(readRows(canton, { filter, limit: codes.length }));
  return new Map([
    ...ownPlaces,
    ...named.flatMap(({ key, canton: code, figure }): [string, Filling<StoredSource>][] => {
      const row = rows.find(({ cantonCode }) => cantonCode === code);
      const found = row && listFigures(row).find(({ name }) => name === figure);
      return found ? [[key, { html: htmlOf(found), note: noteOf(found, cantonName(row)) }]] : [];
    }),
  ]);
}

export async function findFiguresOf(
  ask: Ask,
  code: string,
): Promise<Partial<Record<CantonFigureName, string>>> {
  const filter = { cantonCode: { _eq: code } };
  const [row] = await ask(readRows(canton, { filter, limit: 1 }));
  if (!row) return {};
  const shown = listFigures(row).map((each) => [each.name, htmlOf(each, cantonName(row))]);
  return Object.fromEntries(shown) as Partial<Record<CantonFigureName, string>>;
}

export const wayToCanton = (code: string): string =>
  linkIfOpen(`/app/cantons/${code}`, t("onCantonPage", { code }));

const wayOf = (key: string, code: string): [string, Filling<StoredSource>] => [
  key,
  { html: wayToCanton(code) },
];
