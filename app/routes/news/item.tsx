// Made by npm run codegen, out of contract/content/kinds.ts.
import { itemAside, ItemPage, itemMeta } from "~/content/item/item-page";
import { contentItem } from "~/content/item/item.server";
import { CommentsSection } from "~/features/comments/comments-section";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { contentFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...contentFrame("news"),
  keeping: {},
  aside: itemAside("routes/news/item"),
};

export const loader = contentItem(newsSource);

export default function NewsItemRoute() {
  return (
    <ItemPage
      kind={news}
      renderComments={(id) => <CommentsSection key={id} targetType="news" target={id} />}
    />
  );
}

export const meta = itemMeta;
