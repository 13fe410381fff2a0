import { createItem } from "@directus/sdk";
import type { CmsError, OwnCms } from "~/cms/cms.server";
import { saveEdit } from "~/cms/save-edit.server";
import { settleWrite } from "~/cms/write-result.server";
import { makeUnlessThere } from "~/cms/unless-there.server";
import type { SavedVersion } from "~/forms/edit-conflict";
import type { FormAnswer } from "~/forms/form-answer";
import { sendForm } from "~/forms/form-answer.server";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { seenVersionOf } from "~/forms/seen-version.server";
import { forumForm as words } from "~/i18n/pt-BR/community/forum-form";
import { tickedCard } from "../../../../contract/community/context-card.ts";
import { EDIT_CONFLICT } from "../../../../contract/collections/edit-version.ts";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { TEXT_TOO_LONG } from "../../../../contract/collections/input-limits.ts";
import type { TopicProblem } from "../topic";
import { findEditableTopic, type EditableTopic } from "../topic.server";
import { pollIn } from "../poll/typed-poll";
import { newTopicSchema } from "./new-topic.schema.server";
import { topicEditSchema, type TopicEdit, type TopicInput } from "./topic.schema";

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

/** Sending the same form twice creates only one topic. */
export async function answerNewTopic(own: OwnCms, form: FormData): Promise<TopicAnswer> {
  const id = await idempotencyKeyOf(form);
  return sendForm(newTopicSchema, form, (input) => settleWrite(createTopic(own, id, input)), {
    intent: "topic",
    failures,
    gainOf: (topicId) => ({ topicId }),
  });
}

/** Drops the facts about the author that are not ticked. */
const textOf = ({ title, body, category, shown, ...typed }: TopicEdit) => ({
  ...{ title, body, category },
  contextCard: tickedCard(shown, typed),
});

async function createTopic(own: OwnCms, id: string, input: TopicInput): Promise<string> {
  const { canton, tags, type, courseClass } = input;
  // The Directus rule for topics expects labels as ids.
  const labels: object = { tags, cantons: canton ? [Number(canton)] : [] };
  const poll = pollIn(input);
  const about = { ...(courseClass && { courseClass }), ...(poll && { poll }) };
  const topic = { id, type, ...about, ...textOf(input), ...labels };
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
    (change) => settleWrite(saveEdit(own, { ...edit, change: textOf(change) })),
    { intent: "edit", failures, gainOf: () => ({ topicId: id }) },
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
