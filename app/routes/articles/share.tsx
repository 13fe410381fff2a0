// Made by npm run codegen, out of contract/content/kinds.ts.
import { contentShare, refuseToShow } from "~/content/item/share.server";
import { articles } from "~/features/articles/articles";

export const loader = refuseToShow;

export const action = contentShare(articles);
