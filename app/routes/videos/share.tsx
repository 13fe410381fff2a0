// Made by npm run codegen, out of contract/content/kinds.ts.
import { contentShare, refuseToShow } from "~/content/item/share.server";
import { videos } from "~/features/videos/videos";

export const loader = refuseToShow;

export const action = contentShare(videos);
