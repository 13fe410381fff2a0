import { z } from "zod";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { readOwnRecord } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { ServiceClients } from "~/service/clients.server";
import {
  reasonsOf,
  type Circumstances,
  type Concerned,
} from "../../../contract/content/concerns.ts";
import { yoursOf } from "../source/change-words.server";
import type { ReadingTarget } from "./own-reading";

const codes = z.array(z.string()).catch([]);
const fields = {
  changeNote: z.nullable(z.string()),
  permitTypes: codes,
  situations: codes,
  cantons: { Cantons_id: { cantonCode: z.string() } },
};
const newsItem = shape("news", fields);
const article = shape("articles", fields);
const living = shape("directus_users", { canton: { cantonCode: z.string() } });

export type Asker = { cms: TierCms; own: OwnCms; service: ServiceClients };

/** Null if the item does not say whom it concerns. */
function findConcerned(cms: TierCms, { type, item }: ReadingTarget): Promise<Concerned | null> {
  if (type !== "news" && type !== "articles") return Promise.resolve(null);
  return cms.cached(`change:${type}:${item}`, async (ask) => {
    const filter = { _and: [{ id: { _eq: item } }, { status: { _eq: "published" } }] } as const;
    const [row] =
      type === "news"
        ? await ask(readRows(newsItem, { filter, limit: 1 }))
        : await ask(readRows(article, { filter, limit: 1 }));
    if (!row?.changeNote) return null;
    const cantons = row.cantons.flatMap((link) => link.Cantons_id?.cantonCode ?? []);
    return { cantons, permits: row.permitTypes, situations: row.situations };
  });
}

/** The canton in the profile wins over the cantons named at signup. */
async function findCircumstances({ own, service }: Asker): Promise<Circumstances> {
  const [record, signup] = await Promise.all([
    readOwnRecord(own, living).catch(() => null),
    service.signup.readMember(null),
  ]);
  const { permit, job, cantons = [] } = signup.isError ? {} : signup.data.answers;
  const home = record?.canton?.cantonCode;
  return { cantons: home ? [home] : cantons, permit, situation: job };
}

/**
 * Sentence that says why an item affects the member; undefined if it does not, as far as the profile shows.
 * The cached data does not depend on the member.
 * @throws {CmsError}
 */
export async function findOwnChange(
  asker: Asker,
  target: ReadingTarget,
): Promise<string | undefined> {
  const concerned = await findConcerned(asker.cms, target);
  if (!concerned) return undefined;
  const reasons = reasonsOf(concerned, await findCircumstances(asker));
  return reasons ? yoursOf(reasons) : undefined;
}
