import type { ContentKind } from "~/content/schema";
import { translator } from "~/i18n/translator";
import { news as words } from "./words";

export const news: ContentKind = {
  name: "news",
  icon: "newspaper",
  t: translator("news", words),
  choices: [],
};
