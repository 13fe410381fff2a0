import { createItem } from "@directus/sdk";
import { z as zWords } from "zod";
import type { CmsError, OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { toWriteResult, makeUnlessThere, saveEdit } from "~/cms/writes.server";
import type { Draft } from "~/content/drafts/draft";
import type { SavedVersion } from "~/forms/edit-conflict";
import type { FormAnswer } from "~/forms/form-answer";
import { sendForm } from "~/forms/form-answer.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { seenVersionOf } from "~/forms/seen-version.server";
import * as z from "~/forms/zod";
import { to } from "~/i18n/paths";
import { forumForm as words } from "~/features/forum/form.words";
import { poll } from "~/features/forum/poll.words";
import { translator } from "~/i18n/translator";
import { tickedCard } from "../../../../contract/community/context-card.ts";
import { EDIT_CONFLICT } from "../../../../contract/collections/edit-version.ts";
import {
  FORUM_REFUSALS,
  areOptions,
  POLL_QUESTION_MAX_LENGTH,
  tidyTitle,
  POLL_DAYS,
  topicPath,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import { TEXT_TOO_LONG } from "../../../../contract/collections/input-limits.ts";
import { isTooLong } from "../../../../contract/shared/text-length.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { TopicProblem } from "../topic";
import { findEditableTopic, type EditableTopic, findTopicTitle } from "../topic.server";
import { topicEditSchema, type TopicEdit, type TopicInput, topicSchema } from "./topic.schema";

const failures: Readonly<Record<string | number, TopicProblem>> = {
  [FORUM_REFUSALS.banned]: "banned",
  [FORUM_REFUSALS.title]: "title",
  [FORUM_REFUSALS.body]: "body",
  [FORUM_REFUSALS.shape]: "shape",
  [TEXT_TOO_LONG]: "body",
  [FORUM_REFUSALS.labels]: "labels",
  [FORUM_REFUSALS.poll]: "poll",
  [FORUM_REFUSALS.pollTier]: "pollTier",
  [FORUM_REFUSALS.pollOver]: "pollOver",
  [FORUM_REFUSALS.links]: "links",
  [FORUM_REFUSALS.mentions]: "links",
  [FORUM_REFUSALS.images]: "links",
  [FORUM_REFUSALS.quota]: "quota",
  [FORUM_REFUSALS.rate]: "rate",
  [FORUM_REFUSALS.same]: "same",
  [FORUM_REFUSALS.late]: "late",
  [FORUM_REFUSALS.answered]: "answered",
  [EDIT_CONFLICT]: "conflict",
  400: "refused",
  403: "refused",
};

export function topicProblemOf({ isOutage, code }: CmsError): TopicProblem {
  if (isOutage) return "unavailable";
  return failures[code ?? ""] ?? "refused";
}

export type TopicAnswer = FormAnswer<TopicProblem, { topicId: string; saved: SavedVersion }>;

const t = translator("poll", poll);

export const optionsIn = (typed: string): string[] =>
  typed
    .split("\n")
    .map(tidyTitle)
    .filter((option) => option !== "");

type TypedPoll = {
  pollQuestion?: string | undefined;
  pollOptions?: string | undefined;
  pollDays?: string | undefined;
};

export function pollIn({ pollQuestion = "", pollOptions = "", pollDays }: TypedPoll) {
  const options = optionsIn(pollOptions);
  if (!pollQuestion.trim() && options.length === 0) return null;
  return { question: pollQuestion, options, days: Number(pollDays || POLL_DAYS) };
}

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

/** Sending the same form twice creates only one topic. */
export async function answerNewTopic(own: OwnCms, form: FormData): Promise<TopicAnswer> {
  const id = await idempotencyKeyOf(form);
  return sendForm(newTopicSchema, form, (input) => toWriteResult(createTopic(own, id, input)), {
    intent: "topic",
    failures,
    resultFieldsOf: (topicId) => ({ topicId }),
  });
}

/** Drops the facts about the author that are not ticked. */
const textOf = ({ title, body, category, shown, ...typed }: TopicEdit) => ({
  ...{ title, body, category },
  contextCard: tickedCard(shown, typed),
});

async function createTopic(own: OwnCms, id: string, input: TopicInput): Promise<string> {
  const { canton, tags, type, courseClass, calls } = input;
  // The Directus rule for topics expects labels as ids.
  const labels: object = { tags, cantons: canton ? [Number(canton)] : [] };
  const newPoll = pollIn(input);
  const about = {
    ...(courseClass && { courseClass }),
    ...(newPoll && { poll: newPoll }),
    ...(calls && { calls: calls.split(",") }),
  };
  const topic = { id, type, ...about, ...textOf(input), ...labels };
  // Rules: cms-extensions/src/community/forum/topic-rules.ts.
  await makeUnlessThere(own, createItem("forum_posts", topic, { fields: ["id"] }));
  return id;
}

/** After a conflicting save, the answer contains the saved version. */
export async function answerTopicEdit(
  own: OwnCms,
  id: string,
  form: FormData,
): Promise<TopicAnswer> {
  const seenVersion = seenVersionOf(form);
  const edit = { collection: "forum_posts", id, seenVersion } as const;
  const answer: TopicAnswer = await sendForm(
    topicEditSchema,
    form,
    (change) => toWriteResult(saveEdit(own, { ...edit, change: textOf(change) })),
    { intent: "edit", failures, resultFieldsOf: () => ({ topicId: id }) },
  );
  if (answer.failure?.code !== "conflict") return answer;
  const saved = await findEditableTopic(own, id, new Date()).catch(() => null);
  return saved ? { ...answer, saved: savedVersionOf(saved) } : answer;
}

const savedVersionOf = ({ title, body, version }: EditableTopic): SavedVersion => ({
  version,
  fields: [
    { label: words.fields.title, text: title },
    { label: words.fields.body, text: body },
  ],
});

const tForumForm = translator("forum-form", words);

export type TopicStart = {
  title: string;
  body: string;
  lesson: { id: string; title: string } | null;
  isRequestedHere: boolean;
};

const lesson = shape("course_classes", { id: zWords.string(), title: zWords.string() });

async function findLesson(own: OwnCms, id: string | null): Promise<TopicStart["lesson"]> {
  if (!id || !isUuid(id)) return null;
  const [row] = await own.ask(readRows(lesson, { filter: { id: { _eq: id } }, limit: 1 }));
  return row ?? null;
}

/**
 * Reads `title` (a search without results), `from` (the topic to continue) and `class`. Omits unavailable
 * values.
 */
export async function findStart(
  own: OwnCms,
  query: URLSearchParams,
  draft: Draft | null,
): Promise<TopicStart> {
  const started = draft?.fields["courseClass"];
  const ofDraft = typeof started === "string" ? started : null;
  const [body, here, before] = await Promise.all([
    findBeginning(own, query.get("from")),
    findLesson(own, query.get("class")).catch(() => null),
    findLesson(own, ofDraft).catch(() => null),
  ]);
  return {
    title: (query.get("title") ?? "").slice(0, TOPIC_TITLE_MAX_LENGTH),
    body,
    lesson: here ?? before,
    isRequestedHere: here !== null,
  };
}

async function findBeginning(own: OwnCms, from: string | null): Promise<string> {
  if (!from || !isUuid(from)) return "";
  const known = await findTopicTitle(own, from).catch(() => null);
  if (known === null) return "";
  // Square brackets would end the Markdown link.
  const name = known.replaceAll(/[[\]]/g, "");
  return `${tForumForm("continues", { title: name, address: to(topicPath(from)) })}\n\n`;
}
