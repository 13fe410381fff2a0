import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { linkGlossary, oncePerGlossary, tryGlossary } from "~/content/glossary/linked-text.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { cantons as words } from "~/i18n/pt-BR/switzerland/cantons";
import { figureFields, listFigures, type CantonFigure } from "~/reference/canton-figures.server";
import { cantonName, listCantons, namedCanton, sampleOf } from "~/reference/cantons.server";
import { listFigureSets } from "~/reference/figure-sets.server";
import type { Term } from "~/reference/glossary/term";
import { cantonFrames } from "~/ui/map/canton-frames";
import type { CantonChart, CantonNumbers } from "./canton-charts.schema";
import { chartsOf, numbersOf } from "./canton-charts.server";
import { neighborsOf } from "./canton-neighbors";

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

export type CantonDetails = {
  code: string;
  name: string;
  languages: string[];
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
  charts: CantonChart[];
  numbers: CantonNumbers;
  /** The one canton that every member may read in full. */
  isSample: boolean;
};

/** Without what only the canton's page shows. */
type CantonFacts = Omit<CantonDetails, "charts" | "numbers"> & { figures: CantonFigure[] };

export type CantonAnswer<Canton = CantonDetails> =
  | { kind: "open"; canton: Canton }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };

type Row = ReturnType<typeof wholeCanton.parse>;

function factsOf(row: Row): CantonFacts {
  const known: Record<string, string> = words.languages;
  const description = row.translations[0]?.description;
  return {
    code: row.cantonCode,
    name: cantonName(row),
    languages: row.languages.map((code) => known[code] ?? code),
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
    figures: listFigures(row),
    isSample: row.isSample,
  };
}

/** Non-paying tiers get it for the sample canton only. */
async function findFacts(cms: TierCms, code: string): Promise<CantonFacts | null> {
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
  return row && factsOf(row);
}

async function withTerms(cms: TierCms, canton: CantonFacts): Promise<CantonFacts> {
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
export async function findCanton(
  cms: TierCms,
  code: string,
): Promise<CantonAnswer<CantonFacts> | null> {
  const canton = await findFacts(cms, code);
  if (canton) return { kind: "open", canton: await withTerms(cms, canton) };
  const cantons = await listCantons(cms.forTier("free"));
  const requested = cantons.find((one) => one.code === code);
  if (!requested) return null;
  return {
    kind: "locked",
    code: requested.code,
    name: requested.name,
    sample: sampleOf(cantons),
  };
}

const CODE = /^[A-Z]{2}$/;

/**
 * Like `findCanton`, but for an unchecked URL segment and a page with charts.
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
  if (answer.kind !== "open") return answer;
  const sets = await listFigureSets(cms).catch(AppError.throwCmsUnavailable);
  // A neighbor's figures are for the paying tier, on the sample canton's page too.
  const neighbors = cms.tier === "paying" ? neighborsOf(code) : [];
  const { figures: _, ...facts } = answer.canton;
  const charts = chartsOf(sets, code, neighbors);
  return { kind: "open", canton: { ...facts, charts, numbers: numbersOf(sets, code) } };
}
