import { contentShare, refuseToShow } from "~/content/share.server";
import { articles } from "~/features/articles/articles";

export const loader = refuseToShow;

export const action = contentShare(articles);
