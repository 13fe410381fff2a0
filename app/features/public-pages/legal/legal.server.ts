import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import { AppError } from "~/http/app-error";
import { formatFullDate } from "~/i18n/format";
import { operatorLine, type Operator } from "../../../../config/operator.ts";
import type { LegalDocument, LegalVersion } from "./legal-page";

const MAX_VERSIONS = 50;

const dated = shape("legal_documents", {
  id: z.string(),
  version: z.string(),
  effectiveAt: z.string().nullable(),
});

const written = shape("legal_documents", {
  title: z.string(),
  body: z.string().nullable(),
  changeSummary: z.string().nullable(),
});

type DatedVersion = { id: string; version: string; effectiveAt: string };

const OPERATOR_PLACE = /\{\{\s*operadora\s*\}\}/g;

export type FoundLegalPage = {
  document: LegalDocument;
  versions: LegalVersion[];
};

export async function findLegalDocument(
  cms: TierCms,
  slug: LegalDocument["slug"],
  operator: Operator,
): Promise<LegalDocument | null> {
  return (await findLegalPage(cms, slug, null, operator))?.document ?? null;
}

function listVersions(cms: TierCms, slug: LegalDocument["slug"]): Promise<DatedVersion[]> {
  return cms.cached(`legal:${slug}`, async (ask) => {
    const rows = await ask(
      readRows(dated, {
        filter: { _and: [{ slug: { _eq: slug } }, { status: { _eq: "published" } }] },
        sort: ["-effectiveAt"],
        limit: MAX_VERSIONS,
      }),
    );
    return rows.flatMap(({ id, version, effectiveAt }) =>
      effectiveAt ? [{ id, version, effectiveAt }] : [],
    );
  });
}

/** Null if the requested version is not published. Fills in the configured operator. */
export async function findLegalPage(
  cms: TierCms,
  slug: LegalDocument["slug"],
  version: string | null,
  operator: Operator,
): Promise<FoundLegalPage | null> {
  const all = await listVersions(cms, slug);
  const now = Date.now();
  const inForce = all.find(({ effectiveAt }) => Date.parse(effectiveAt) <= now);
  const shown = version === null ? inForce : all.find((each) => each.version === version);
  if (!shown) return null;
  const stateOf = (one: DatedVersion): LegalVersion["state"] =>
    one === inForce ? "current" : Date.parse(one.effectiveAt) > now ? "upcoming" : "earlier";
  const versions = all.map((one) => ({
    version: one.version,
    effectiveAtLabel: formatFullDate(one.effectiveAt),
    state: stateOf(one),
    isShown: one === shown,
  }));
  const text = await readText(cms, shown.id);
  if (!text) return null;
  const { effectiveAt } = shown;
  const effectiveAtLabel = formatFullDate(effectiveAt);
  const state = stateOf(shown);
  return {
    document: {
      slug,
      version: shown.version,
      effectiveAtLabel,
      state,
      ...text,
      bodyHtml: text.bodyHtml.replaceAll(OPERATOR_PLACE, () => escapeText(operatorLine(operator))),
    },
    versions,
  };
}

function readText(cms: TierCms, id: string) {
  return cms.cached(`legal-text:${id}`, async (ask) => {
    const [row] = await ask(
      readRows(written, {
        filter: { _and: [{ id: { _eq: id } }, { status: { _eq: "published" } }] },
        limit: 1,
      }),
    );
    if (!row) return null;
    return {
      title: row.title,
      changeSummary: row.changeSummary,
      bodyHtml: prepareRichText(row.body ?? "").bodyHtml,
    };
  });
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @throws a 503 answer while one of them is unavailable */
export async function requireLegalVersions(cms: TierCms, operator: Operator) {
  const [terms, privacy] = await Promise.all([
    findLegalDocument(cms, "terms-of-service", operator),
    findLegalDocument(cms, "privacy", operator),
  ]).catch(AppError.throwCmsUnavailable);
  if (!terms || !privacy) throw new AppError("cms_unavailable").toResponse();
  return { termsVersion: terms.version, privacyVersion: privacy.version };
}
