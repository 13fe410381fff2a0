import { z } from "zod";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { readOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import {
  findFiguresOf,
  wayToCanton,
  fillOwnPlaces,
  hasOwnPlace,
} from "~/content/embeds/figures.server";
import { linkIfOpen } from "~/content/embeds/tools";
import { contentFacts } from "~/content/embeds/words";
import { translator } from "~/i18n/translator";

const t = translator("content-facts", contentFacts);
const living = shape("directus_users", {
  canton: { cantonCode: z.string() },
  mapCanton: z.string().nullable(),
});

/**
 * Non-paying readers and readers without a canton get a link instead of figures.
 * @param own null for an anonymous reader, as in a preview
 */
export async function fillOwnExamples<Taught extends { bodyHtml: string }>(
  cms: TierCms,
  own: OwnCms | null,
  taught: Taught,
): Promise<Taught> {
  if (!hasOwnPlace(taught.bodyHtml)) return taught;
  const record = own && (await readOwnRecord(own, living).catch(() => "away" as const));
  const isUnavailable = record === "away";
  const code = isUnavailable ? null : (record?.canton?.cantonCode ?? record?.mapCanton ?? null);
  const figures =
    code === null || cms.tier !== "paying"
      ? {}
      : await cms
          .cached(`courses:own-figures:${code}`, (ask) => findFiguresOf(ask, code))
          .catch(() => ({}));
  const shown: Readonly<Record<string, string | undefined>> = figures;
  const otherwise =
    code === null
      ? linkIfOpen("/app/cantons", t(isUnavailable ? "ownCantonAway" : "ownCanton"))
      : wayToCanton(code);
  return {
    ...taught,
    bodyHtml: fillOwnPlaces(taught.bodyHtml, (name) => shown[name] ?? otherwise),
  };
}
