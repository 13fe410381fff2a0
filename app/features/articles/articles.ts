import type { ContentKind } from "~/content/content-kind";
import { articleFacts } from "~/i18n/pt-BR/article-facts";
import { articles as words } from "~/i18n/pt-BR/articles";
import { translator } from "~/i18n/translator";

const t = translator("article-facts", articleFacts);

const PERMITS = ["L", "B", "C", "Ci", "G", "F", "N", "S"] as const;

export const articles: ContentKind = {
  name: "articles",
  icon: "file-text",
  t: translator("articles", words),
  choices: [
    {
      name: "level",
      label: t("level.label"),
      any: t("level.any"),
      options: (["beginner", "intermediate", "advanced"] as const).map((level) => ({
        value: level,
        label: t(`level.${level}`),
      })),
    },
    {
      name: "permit",
      label: t("permit.label"),
      any: t("permit.any"),
      options: PERMITS.map((permit) => ({ value: permit, label: permit })),
    },
  ],
};
