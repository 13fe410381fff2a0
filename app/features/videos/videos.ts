import type { ContentKind } from "~/content/content-kind";
import { videos as words } from "~/i18n/pt-BR/content/videos";
import { translator } from "~/i18n/translator";

export const videos: ContentKind = {
  name: "videos",
  icon: "square-play",
  t: translator("videos", words),
  choices: [],
};
