import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { reading as words } from "~/i18n/pt-BR/content/reading";
import { translator } from "~/i18n/translator";
import type { ContentKind } from "../../../contract/content/kinds.ts";
import { isWorthGoingOn } from "../../../contract/content/reading.ts";
import type { ContentSource } from "../source/content-source.server";
import { listByIds } from "../source/reader.server";
import type { ContentCard } from "../schema";
import { listBegun } from "./reading.server";

const t = translator("reading", words);
const MAX_SHOWN = 3;

export type Unfinished = { type: ContentKind; card: ContentCard };

/** Texts that the member started and may still read, latest first; empty if Directus fails. */
export async function listUnfinished(
  { own, cms }: { own: OwnCms; cms: TierCms },
  sources: readonly ContentSource[],
): Promise<Unfinished[]> {
  try {
    const begun = (await listBegun(own)).filter(({ positionPct }) => isWorthGoingOn(positionPct));
    const cards = await Promise.all(
      sources.map(async (source) => {
        const ofKind = begun.filter(({ type }) => type === source.kind.name);
        const ids = ofKind.map(({ item }) => item).toSorted();
        return listByIds({ cms, source }, ids);
      }),
    );
    const byId = new Map(cards.flat().map((card) => [card.id, card]));
    return begun
      .flatMap(({ type, item, positionPct }) => {
        const card = byId.get(item);
        if (!card || card.isLocked) return [];
        return [{ type, card: { ...card, marks: [t("leftAt", { percent: positionPct })] } }];
      })
      .slice(0, MAX_SHOWN);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return [];
  }
}
