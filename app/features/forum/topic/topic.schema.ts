import { atMost } from "~/forms/text-length";
import * as z from "~/forms/zod";
import { forumForm } from "~/features/forum/form.words";
import { translator } from "~/i18n/translator";
import { tidyComment } from "../../../../contract/community/comments.ts";
import { countCharacters } from "../../../../contract/shared/text-length.ts";
import type { cardFieldName, SHOWN } from "../../../../contract/community/context-card.ts";
import {
  isRenderable,
  MAX_TOPIC_TAGS,
  tidyTitle,
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_BODY_MIN_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
  TOPIC_TITLE_MIN_LENGTH,
  topicTypes,
} from "../../../../contract/community/forum.ts";

const t = translator("forum-form", forumForm);

const tidied = (tidy: (typed: string) => string, min: number, max: number, error: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((typed) => tidy(typed ?? "")),
    ),
    z.string().check(z.minLength(min, error), atMost(max)),
  );

const texts = {
  title: tidied(tidyTitle, TOPIC_TITLE_MIN_LENGTH, TOPIC_TITLE_MAX_LENGTH, t("errors.title")),
  body: tidied(tidyComment, TOPIC_BODY_MIN_LENGTH, TOPIC_BODY_MAX_LENGTH, t("errors.body")).check(
    // A text over the limit gets only that error.
    z.refine(
      (body) => countCharacters(body) > TOPIC_BODY_MAX_LENGTH || isRenderable(body),
      t("errors.shape"),
    ),
  ),
  category: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((id) => id ?? ""),
    ),
    z.string().check(z.minLength(1, t("errors.category"))),
  ),
};

const maybe = z.optional(z.string());

const card = {
  shown: z.pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.transform((value) => [value ?? []].flat()),
  ),
  "context-canton": maybe,
  "context-permit": maybe,
  "context-stage": maybe,
  "context-language": maybe,
} satisfies Record<typeof SHOWN | ReturnType<typeof cardFieldName>, unknown>;

/** Form of a new topic. Only the server checks its poll (`new-topic.schema.server.ts`). */
export const topicSchema = z.object({
  ...texts,
  ...card,
  type: z.enum(topicTypes, t("errors.type")),
  tags: z.pipe(
    z.pipe(
      z.optional(z.union([z.string(), z.array(z.string())])),
      z.transform((value) =>
        value === undefined ? [] : typeof value === "string" ? [value] : value,
      ),
    ),
    z.array(z.string()).check(z.maxLength(MAX_TOPIC_TAGS, t("errors.tags"))),
  ),
  canton: z.optional(z.string()),
  courseClass: z.optional(z.string()),
  /** Comma-separated ids of mentioned members; Directus limits their number. */
  calls: maybe,
  pollQuestion: maybe,
  pollOptions: maybe,
  pollDays: maybe,
});
export type TopicInput = z.infer<typeof topicSchema>;

export const topicEditSchema = z.object({ ...texts, ...card });
export type TopicEdit = z.infer<typeof topicEditSchema>;
