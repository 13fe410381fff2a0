import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import { prepareRichText } from "~/cms/rich-text.server";
import { formatFullDate } from "~/i18n/format";
import type { LegalDocument, LegalVersion } from "./legal-page";

const VERSIONS_KEPT = 50;

type DatedVersion = { id: string; version: string; effectiveAt: string };

export type FoundLegalPage = {
  document: LegalDocument;
  /** All published versions, the newest first. */
  versions: LegalVersion[];
};

/** The version in force of one legal text, or null when editors have published none. */
export async function findLegalDocument(
  cms: Cms,
  slug: LegalDocument["slug"],
): Promise<LegalDocument | null> {
  return (await findLegalPage(cms, slug, null))?.document ?? null;
}

function listVersions(cms: Cms, slug: LegalDocument["slug"]): Promise<DatedVersion[]> {
  return cms.readShared("teaser", `legal:${slug}`, ["legal_documents"], async (ask) => {
    const rows = await ask(
      readItems("legal_documents", {
        fields: ["id", "version", "effectiveAt"],
        filter: { _and: [{ slug: { _eq: slug } }, { status: { _eq: "published" } }] },
        sort: ["-effectiveAt"],
        limit: VERSIONS_KEPT,
      }),
    );
    return rows.flatMap(({ id, version, effectiveAt }) =>
      effectiveAt ? [{ id, version, effectiveAt }] : [],
    );
  });
}

/**
 * One legal text: the version in force, or the one that is asked for; null when editors have published
 * no such version.
 */
export async function findLegalPage(
  cms: Cms,
  slug: LegalDocument["slug"],
  version: string | null,
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
    document: { slug, version: shown.version, effectiveAtLabel, state, ...text },
    versions,
  };
}

function readText(cms: Cms, id: string) {
  return cms.readShared("teaser", `legal-text:${id}`, ["legal_documents"], async (ask) => {
    const [row] = await ask(
      readItems("legal_documents", {
        fields: ["title", "body", "changeSummary"],
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
