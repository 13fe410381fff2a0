import type { ContentKind } from "~/content/content-kind";
import { news as words } from "~/i18n/pt-BR/content/news";
import { translator } from "~/i18n/translator";

export const news: ContentKind = {
  name: "news",
  icon: "newspaper",
  t: translator("news", words),
  choices: [],
};
