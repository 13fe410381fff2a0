import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import { prepareRichText } from "~/cms/rich-text.server";
import { formatFullDate } from "~/i18n/format";
import type { LegalDocument } from "./legal-page";

/** The version in force of one legal text, or null when editors have published none. */
export function findLegalDocument(
  cms: Cms,
  slug: LegalDocument["slug"],
): Promise<LegalDocument | null> {
  return cms.readShared("teaser", `legal:${slug}`, ["legal_documents"], async (ask) => {
    const [row] = await ask(
      readItems("legal_documents", {
        fields: ["title", "version", "body", "effectiveAt", "changeSummary"],
        filter: {
          _and: [
            { slug: { _eq: slug } },
            { status: { _eq: "published" } },
            { effectiveAt: { _lte: "$NOW" } as never },
          ],
        },
        sort: ["-effectiveAt"],
        limit: 1,
      }),
    );
    if (!row) return null;
    return {
      slug,
      title: row.title,
      version: row.version,
      effectiveAtLabel: formatFullDate(row.effectiveAt ?? ""),
      changeSummary: row.changeSummary,
      bodyHtml: prepareRichText(row.body ?? "").bodyHtml,
    };
  });
}
