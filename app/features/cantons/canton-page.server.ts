import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { linkGlossary, oncePerGlossary, tryGlossary } from "~/content/glossary/linked-text.server";
import { AppError, notFound } from "~/http/app-error";
import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { cantons as words } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import { figureFields, listFigures, type CantonFigure } from "~/reference/canton-figures.server";
import { cantonName, listCantons, namedCanton } from "~/reference/cantons.server";
import { listFigureSets, type FigureSet } from "~/reference/figure-sets.server";
import { figureText, figureGroupNames, figureGroups } from "~/reference/figure-text";
import type { Term } from "~/reference/glossary/term";
import { cantonFrames } from "~/ui/map/canton-frames";
import { figureKinds, type FigureKey } from "../../../contract/switzerland/canton-figures.ts";
import type { FigureSource } from "./choropleth/choropleth.schema";
import { onceEach, placeOf, sourcesOf } from "./choropleth/figure-sources";

const holiday = z.object({
  name: z.string(),
  rule: z
    .string()
    .nullish()
    .transform((rule) => rule ?? ""),
});

const wholeCanton = shape("Cantons", {
  ...namedCanton.fields,
  ...figureFields,
  capital: z.string().nullable(),
  joinedYear: z.number().nullable(),
  officialUrl: z.string().nullable(),
  migrationOfficeUrl: z.string().nullable(),
  migrationOfficePhone: z.string().nullable(),
  holidays: z
    .array(z.unknown())
    .catch([])
    .transform((rows) => rows.flatMap((row) => holiday.safeParse(row).data ?? [])),
  coatOfArms: z.string().nullable(),
  picture: z.string().nullable(),
  translations: { name: z.string().nullable(), description: z.string().nullable() },
});

const t = translator("canton-figure-names", cantonFigureNames);
const names: Readonly<Record<string, string>> = cantonNames;

const isBeside = (key: FigureKey) => !("isColumn" in figureKinds[key]);

export type FigureGroup = {
  name: string;
  title: string;
  figures: { label: string; text: string | null; year: string; place: string | null }[];
  sources: FigureSource[];
  notes: string[];
};

export type CantonDetails = {
  code: string;
  name: string;
  languages: string;
  capital: string | null;
  joinedYear: number | null;
  descriptionHtml: string | null;
  terms?: readonly Term[];
  officialUrl: string | null;
  migrationOfficeUrl: string | null;
  migrationOfficePhone: string | null;
  holidays: { name: string; rule: string }[];
  coatOfArms: string | null;
  frame: string | null;
  picture: string | null;
  figures: CantonFigure[];
  groups: FigureGroup[];
  /** The salary figure is published per greater region. */
  salaryRegion: string | null;
  /** The one canton that every member may read in full. */
  isSample: boolean;
};

export type CantonAnswer =
  | { kind: "open"; canton: CantonDetails }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };

function lineOf(set: FigureSet, code: string): FigureGroup["figures"][number] {
  const value = set.values[code]?.value ?? null;
  const known = Object.values(set.values).flatMap((each) => each.value ?? []);
  return {
    label: t(`names.${set.key}`),
    text: value === null ? null : figureText(set.key, value),
    year: String(set.year),
    place: value === null ? null : placeOf(value, known),
  };
}

function listFigureGroups(sets: readonly FigureSet[], code: string): FigureGroup[] {
  return figureGroupNames.flatMap((name) => {
    const requested: readonly FigureKey[] = figureGroups[name].filter(isBeside);
    const shown = sets.filter(({ key }) => requested.includes(key));
    if (shown.length === 0) return [];
    const figures = shown.map((set) => lineOf(set, code));
    const sources = onceEach(shown.flatMap((set) => sourcesOf(set, [code])));
    const notes = [...new Set(shown.flatMap(({ note }) => note ?? []))];
    return [
      {
        name,
        title: t(`beside.${name}`),
        figures,
        sources: sources.map((source) => ({ ...source, note: null })),
        notes,
      },
    ];
  });
}

/** The salary figure is published per greater region. Null if that region is unknown. */
function findSalaryRegion(sets: readonly FigureSet[], code: string): string | null {
  const values = sets.find(({ key }) => key === "averageMonthlySalary")?.values ?? {};
  const region = values[code]?.region;
  if (!region) return null;
  const others = Object.keys(values).filter((each) => values[each]?.region === region);
  if (others.length === 1) return t("wholeRegion", { region });
  const cantons = formatList(others.map((each) => names[each] ?? each));
  return t("shared", { region, cantons });
}

type Row = ReturnType<typeof wholeCanton.parse>;

function detailsOf(row: Row, sets: readonly FigureSet[]): CantonDetails {
  const known: Record<string, string> = words.languages;
  const description = row.translations[0]?.description;
  return {
    code: row.cantonCode,
    name: cantonName(row),
    languages: formatList(row.languages.map((code) => known[code] ?? code)),
    capital: row.capital,
    joinedYear: row.joinedYear,
    descriptionHtml: description ? prepareRichText(description).bodyHtml : null,
    officialUrl: row.officialUrl,
    migrationOfficeUrl: row.migrationOfficeUrl,
    migrationOfficePhone: row.migrationOfficePhone,
    holidays: row.holidays,
    coatOfArms: row.coatOfArms,
    frame: cantonFrames[row.cantonCode] ?? null,
    picture: row.picture,
    figures: listFigures(row, sets),
    groups: listFigureGroups(sets, row.cantonCode),
    salaryRegion: findSalaryRegion(sets, row.cantonCode),
    isSample: row.isSample,
  };
}

/** Non-paying tiers get it for the sample canton only. */
async function findDetails(cms: TierCms, code: string): Promise<CantonDetails | null> {
  const onlySample = cms.tier !== "paying";
  const filter = {
    cantonCode: { _eq: code },
    ...(onlySample && { isSample: { _eq: true } }),
  };
  const key = `cantons:page:${code}${onlySample ? ":sample" : ""}`;
  const row = await cms.forTier("paying").cached(key, async (ask) => {
    const [found] = await ask(readRows(wholeCanton, { filter, limit: 1 }));
    return found ?? null;
  });
  return row && detailsOf(row, await listFigureSets(cms));
}

async function withTerms(cms: TierCms, canton: CantonDetails): Promise<CantonDetails> {
  const glossary = await tryGlossary(cms);
  return oncePerGlossary(canton, glossary, (details) => {
    if (!details.descriptionHtml) return details;
    const { html: descriptionHtml, terms } = linkGlossary(details.descriptionHtml, glossary);
    return { ...details, descriptionHtml, terms };
  });
}

/**
 * Returns what this tier may read of the canton; null if there is no such canton.
 * @throws {CmsError}
 */
export async function findCanton(cms: TierCms, code: string): Promise<CantonAnswer | null> {
  const canton = await findDetails(cms, code);
  if (canton) return { kind: "open", canton: await withTerms(cms, canton) };
  const cantons = await listCantons(cms.forTier("free"));
  const requested = cantons.find((one) => one.code === code);
  if (!requested) return null;
  const sample = cantons.find(({ isSample }) => isSample);
  return {
    kind: "locked",
    code: requested.code,
    name: requested.name,
    sample: sample ? { code: sample.code, name: sample.name } : null,
  };
}

const CODE = /^[A-Z]{2}$/;

/**
 * Like `findCanton`, but for an unchecked URL segment.
 * @throws a 404 if there is no such canton, a redirect to the canonical code, a 503
 */
export async function requireCanton(
  cms: TierCms,
  requested: string,
  request: Request,
): Promise<CantonAnswer> {
  const code = requested.toUpperCase();
  if (!CODE.test(code)) throw notFound(request);
  if (requested !== code) throw redirect(to(`/app/cantons/${code}`));
  const answer = await findCanton(cms, code).catch(AppError.throwCmsUnavailable);
  if (!answer) throw notFound(request);
  return answer;
}
