import type { ContentKind } from "~/content/schema";
import { translator } from "~/i18n/translator";
import { contentLevels, contentPermits } from "../../../contract/content/choices.ts";
import { articles as words, articleFacts } from "./words";

const t = translator("article-facts", articleFacts);

export const articles: ContentKind = {
  name: "articles",
  icon: "file-text",
  t: translator("articles", words),
  choices: [
    {
      name: "level",
      label: t("level.label"),
      any: t("level.any"),
      options: contentLevels.map((level) => ({
        value: level,
        label: t(`level.${level}`),
      })),
    },
    {
      name: "permit",
      label: t("permit.label"),
      any: t("permit.any"),
      options: contentPermits.map((permit) => ({ value: permit, label: permit })),
    },
  ],
};
