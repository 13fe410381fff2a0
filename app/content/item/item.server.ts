import { data, redirect } from "@remix-run/node";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { memberLoader } from "~/guards/guards.server";
import { AppError, notFound, withdrawn } from "~/http/app-error";
import type { ServiceClients } from "~/service/clients.server";
import { isSlug } from "../../../contract/shared/text.ts";
import type { ContentSource } from "../source/content-source.server";
import { findElsewhere } from "../source/elsewhere.server";
import { findFavorites, isAmongFavorites } from "../favorites/favorites.server";
import { itemPath, listPath } from "../links";
import { findItem } from "../source/reader.server";
import { findReadingChoices } from "../reading/choices.server";
import type { ContentItem } from "../schema";

type FindOwn<Own> = (
  own: OwnCms,
  item: ContentItem,
  reader: { cms: TierCms; service: ServiceClients },
) => Promise<Own>;

/**
 * The loader of one item's page: the item, or status 402 with the public part of a locked one.
 * @param findOwn loads further data of the member for an item of this kind
 */
export function contentItem<Own = null>(source: ContentSource, findOwn?: FindOwn<Own>) {
  return memberLoader(async ({ params, request, cms, own, service }) => {
    const slug = params["*"] ?? "";
    if (slug === "") throw redirect(listPath(source.kind));
    if (!isSlug(slug)) throw notFound(request);
    const reader = { cms, source };
    const choosing = findReadingChoices(own);
    const finding = choosing.then(({ isPlain }) => findItem(reader, slug, isPlain));
    const [found, favorites, choices] = await Promise.all([
      finding.catch(AppError.throwCmsUnavailable),
      findFavorites(own, source.kind.name),
      choosing,
    ]);
    if (!found) {
      const elsewhere = await findElsewhere(reader, slug).catch(AppError.throwCmsUnavailable);
      if (elsewhere?.kind === "moved") {
        const { search } = new URL(request.url);
        throw redirect(itemPath(source.kind, elsewhere.slug) + search, 301);
      }
      if (elsewhere?.kind === "withdrawn") throw withdrawn(request);
      if (elsewhere) return data({ locked: elsewhere.item }, { status: 402 });
      throw notFound(request);
    }
    const target = { type: source.kind.name, item: found.item.id };
    const isFavorite = await isAmongFavorites(own, target, favorites);
    const beside = findOwn ? await findOwn(own, found.item, { cms, service }) : null;
    return data({ locked: null, ...found, isFavorite, choices, own: beside });
  });
}
