import type { ContentKind } from "~/content/schema";
import { translator } from "~/i18n/translator";
import { contentLevels } from "../../../contract/content/choices.ts";
import { courses as words, courseFacts } from "./words";

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
