import type { ContentKind } from "~/content/content-kind";
import { courseFacts } from "~/i18n/pt-BR/courses/course-facts";
import { courses as words } from "~/i18n/pt-BR/courses/courses";
import { translator } from "~/i18n/translator";
import { contentLevels } from "../../../contract/content/choices.ts";

const t = translator("course-facts", courseFacts);

export const courses: ContentKind = {
  name: "courses",
  icon: "book",
  t: translator("courses", words),
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
  ],
};
