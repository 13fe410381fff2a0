import type { ContentKind } from "~/content/schema";
import { translator } from "~/i18n/translator";
import { videos as words } from "./words";

export const videos: ContentKind = {
  name: "videos",
  icon: "square-play",
  t: translator("videos", words),
  choices: [],
};
