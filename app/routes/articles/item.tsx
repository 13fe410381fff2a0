import { useLoaderData } from "@remix-run/react";
import { findFromTopic } from "~/content/item/from-topic.server";
import { itemAside, ItemPage, itemMeta } from "~/content/item/item-page";
import { contentItem } from "~/content/item/item.server";
import { CommentsSection } from "~/features/comments/comments-section";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { contentFrame, type ShellHandle } from "~/shell/handle";
import { lazyPart } from "~/ui/later";

const FromTopicNote = lazyPart(() =>
  import("~/features/articles/from-topic-note").then((part) => part.FromTopicNote),
);

export const handle: ShellHandle = {
  ...contentFrame("articles"),
  keeping: {},
  aside: itemAside("routes/articles/item"),
};

export const loader = contentItem(articlesSource, (own, item, reader) =>
  findFromTopic(own, item.id, reader),
);

export default function ArticleRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <ItemPage
      kind={articles}
      renderComments={(id) => (
        <>
          {!loaded.locked && loaded.own && <FromTopicNote from={loaded.own} />}
          <CommentsSection key={id} targetType="articles" target={id} />
        </>
      )}
    />
  );
}

export const meta = itemMeta;
