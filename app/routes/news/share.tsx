// Made by npm run codegen, out of contract/content/kinds.ts.
import { contentShare, refuseToShow } from "~/content/item/share.server";
import { news } from "~/features/news/news";

export const loader = refuseToShow;

export const action = contentShare(news);
