import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { pageMeta } from "~/page/page-meta";
import { later } from "~/ui/later";
import { ContentAside } from "./content-aside";
import type { ContentKind } from "../content-kind";
import { FavoriteToggle } from "../favorites/favorite-toggle";
import type { contentItem } from "./item.server";
import { ReaderPage, type Media } from "./reader-page";
import type { ContentItem } from "../schema";

type Loader = ReturnType<typeof contentItem>;

const LockedItemPage = later(() =>
  import("./locked-item-page").then((part) => part.LockedItemPage),
);

type ItemPageProps = {
  kind: ContentKind;
  media?: Media;
  renderComments?: (item: string) => ReactNode;
};

export function ItemPage({ kind, media, renderComments }: ItemPageProps) {
  const loaded = useLoaderData<Loader>();
  if (loaded.locked) {
    return <LockedItemPage kind={kind} item={loaded.locked} />;
  }
  const { isFavorite, locked: _, own: _own, ...page } = loaded;
  const favorite =
    isFavorite === null ? null : (
      <FavoriteToggle
        key={page.item.id}
        type={kind.name}
        item={page.item.id}
        isFavorite={isFavorite}
      />
    );
  return (
    <ReaderPage
      kind={kind}
      {...page}
      favorite={favorite}
      comments={renderComments?.(page.item.id)}
      {...(media && { media })}
    />
  );
}

type ItemPreviewProps = { kind: ContentKind; item: ContentItem };

export function ItemPreview({ kind, item }: ItemPreviewProps) {
  const around = { related: [], newer: null, older: null };
  return <ReaderPage kind={kind} item={item} favorite={null} isPreview {...around} />;
}

export function itemAside(routeId: string) {
  return function ItemAside() {
    const shown = useRouteLoaderData<Loader>(routeId);
    return shown?.locked === null ? <ContentAside item={shown.item} /> : null;
  };
}

export const itemMeta = pageMeta<Loader>(({ data: loaded }) => {
  const { title, summary } = loaded?.locked ?? loaded?.item ?? {};
  return { title, description: summary };
});
