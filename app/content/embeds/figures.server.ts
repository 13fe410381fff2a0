import { z } from "zod";
import { readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Tier } from "../../../contract/account/roles.ts";
import { escapeText } from "~/http/escape-text";
import { contentFacts } from "~/i18n/pt-BR/content/content-facts";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { CantonFigure } from "~/reference/canton-figure";
import { figureFields, listFigures } from "~/reference/canton-figures.server";
import { cantonName } from "~/reference/cantons.server";
import {
  readFigureKey,
  readOwnFigureKey,
  type CantonFigureName,
} from "../../../contract/switzerland/canton-figures.ts";
import type { Fillings } from "./facts.server";
import type { Filling } from "./fill-places";
import type { StoredSource } from "./notes.server";
import { ownPlace } from "./own-figures";

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

/** @throws {CmsError} */
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
  `<a href="${to(`/app/cantons/${code}`)}">${escapeText(t("onCantonPage", { code }))}</a>`;

const wayOf = (key: string, code: string): [string, Filling<StoredSource>] => [
  key,
  { html: wayToCanton(code) },
];
