import * as z from "~/forms/zod";
import { poll } from "~/i18n/pt-BR/community/poll";
import { translator } from "~/i18n/translator";
import { areOptions, POLL_QUESTION_MAX_LENGTH } from "../../../../contract/community/forum.ts";
import { topicSchema } from "./topic.schema";
import { optionsIn } from "../poll/typed-poll";
import { isTooLong } from "../../../../contract/shared/text-length.ts";

const t = translator("poll", poll);

/** Checked on the server only, because few topics have a poll. */
export const newTopicSchema = topicSchema.check(
  z.refine(
    ({ pollQuestion = "", pollOptions = "" }) =>
      pollQuestion.trim() === ""
        ? pollOptions.trim() === ""
        : !isTooLong(pollQuestion, POLL_QUESTION_MAX_LENGTH),
    { path: ["pollQuestion"], error: t("errors.question") },
  ),
  z.refine(
    ({ pollQuestion = "", pollOptions = "" }) =>
      pollOptions.trim() === "" ? pollQuestion.trim() === "" : areOptions(optionsIn(pollOptions)),
    { path: ["pollOptions"], error: t("errors.options") },
  ),
);
