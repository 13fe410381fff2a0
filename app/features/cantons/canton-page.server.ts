import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import { prepareRichText } from "~/cms/rich-text.server";
import type { Tier } from "~/cms/tier";
import { formatList, formatNumber, formatPopulation, formatWholeChf } from "~/i18n/format";
import { LOCALE } from "~/i18n/paths";
import { cantons as words } from "~/i18n/pt-BR/cantons";
import { translator } from "~/i18n/translator";
import type { CantonAnswer, CantonDetails, CantonFigure } from "./canton-page.schema";

const t = translator("cantons", words);

type Note = {
  year?: string | number | null;
  source?: string | null;
  sourceUrl?: string | null;
  note?: string | null;
};

const FIGURES = [
  ["populationInThousands", "figures.population", (_, thousands) => formatPopulation(thousands)],
  ["averageMonthlySalary", "figures.salary", (_, chf) => formatWholeChf(chf)],
  ["averageRentPrice", "figures.rent", (_, chf) => formatWholeChf(chf)],
  [
    "grdpInChfMillions",
    "figures.grdp",
    (_, chf) => t("values.millions", { value: formatWholeChf(chf) }),
  ],
  ["areaKm2", "figures.area", (value) => t("values.squareKm", { value })],
] as const satisfies readonly [string, string, (grouped: string, value: number) => string][];

const FIELDS = [
  "cantonCode",
  "name",
  "languages",
  "isSample",
  "capital",
  "joinedYear",
  "officialUrl",
  "figures",
  ...FIGURES.map(([name]) => name),
  { translations: ["name", "description"] },
];

type FigureName = (typeof FIGURES)[number][0];
type Row = Partial<Record<FigureName, number | string | null>> & {
  cantonCode: string;
  name: string;
  languages: unknown;
  isSample: boolean;
  capital: string | null;
  joinedYear: number | null;
  officialUrl: string | null;
  figures: unknown;
  translations?: { name: string | null; description: string | null }[] | null;
};

function figuresOf(row: Row): CantonFigure[] {
  const notes = (row.figures ?? {}) as Partial<Record<FigureName, Note>>;
  return FIGURES.map(([name, label, show]) => {
    const { year, source, sourceUrl, note } = notes[name] ?? {};
    const stored = row[name];
    // Decimals come as text from the database.
    const value = stored === null || stored === undefined ? Number.NaN : Number(stored);
    return {
      name,
      label: t(label),
      value: Number.isNaN(value) ? null : show(formatNumber(value), value),
      year: year ? String(year) : null,
      source: source ?? null,
      sourceUrl: sourceUrl ?? null,
      note: note ?? null,
    };
  });
}

function detailsOf(row: Row): CantonDetails {
  const known: Record<string, string> = words.languages;
  const codes = Array.isArray(row.languages) ? row.languages.map(String) : [];
  const description = row.translations?.[0]?.description;
  return {
    code: row.cantonCode,
    name: row.translations?.[0]?.name ?? row.name,
    languages: formatList(codes.map((code) => known[code] ?? code)),
    capital: row.capital,
    joinedYear: row.joinedYear,
    descriptionHtml: description ? prepareRichText(description).bodyHtml : null,
    officialUrl: row.officialUrl,
    figures: figuresOf(row),
    isSample: row.isSample,
  };
}

/** The whole canton. Others than paying members get it for the sample canton alone. */
function findDetails(cms: Cms, code: string, onlySample: boolean): Promise<CantonDetails | null> {
  const filter = {
    cantonCode: { _eq: code },
    ...(onlySample && { isSample: { _eq: true } }),
  };
  const key = `cantons:page:${code}${onlySample ? ":sample" : ""}`;
  return cms.readShared("paying", key, ["Cantons", "Cantons_translations"], async (ask) => {
    const [row] = (await ask(
      readItems("Cantons", {
        fields: FIELDS as never,
        deep: { translations: { _filter: { languages_code: { _eq: LOCALE } } } } as never,
        filter: filter as never,
        limit: 1,
      }),
    )) as unknown as Row[];
    return row ? detailsOf(row) : null;
  });
}

type Named = { code: string; name: string; isSample: boolean };

function listNames(cms: Cms): Promise<Named[]> {
  return cms.readShared("free", "cantons:names", ["Cantons"], async (ask) => {
    const rows = await ask(
      readItems("Cantons", { fields: ["cantonCode", "name", "isSample"], limit: 26 }),
    );
    return rows.map(({ cantonCode, name, isSample }) => ({ code: cantonCode, name, isSample }));
  });
}

/**
 * What this tier gets at a canton's address; null when there is no such canton.
 * @throws {CmsError}
 */
export async function findCanton(
  { cms, tier }: { cms: Cms; tier: Tier },
  code: string,
): Promise<CantonAnswer | null> {
  const canton = await findDetails(cms, code, tier !== "paying");
  if (canton) return { kind: "open", canton };
  const names = await listNames(cms);
  const asked = names.find((one) => one.code === code);
  if (!asked) return null;
  const sample = names.find((one) => one.isSample) ?? null;
  return { kind: "locked", code: asked.code, name: asked.name, sample };
}
