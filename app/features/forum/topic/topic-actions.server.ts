import { createItem, deleteItem, updateItem } from "@directus/sdk";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { askEndpoint } from "~/cms/read";
import { makeUnlessThere } from "~/cms/writes.server";
import { REPORT_NOTE_MAX_LENGTH, reportReasons } from "../../../../contract/community/comments.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import { followLevels, type FollowLevel, type TopicProblem } from "../topic";
import { endPoll, votePoll } from "../poll/topic-poll.server";
import { findOwnState, findOwnVote } from "../topic.server";
import { topicProblemOf } from "./topic-writes.server";
import { readAct } from "~/forms/read-act.server";

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("like"), isLiked: z.enum(["true", "false"]) }),
  z.object({ intent: z.literal("follow"), level: z.enum(followLevels) }),
  z.object({
    intent: z.literal("report"),
    reason: z.enum(reportReasons),
    note: z.string().trim().refine(fits(REPORT_NOTE_MAX_LENGTH)).optional(),
  }),
  z.object({ intent: z.literal("vote"), choice: z.coerce.number().int().nullable().catch(null) }),
  z.object({ intent: z.literal("endPoll") }),
  z.object({ intent: z.literal("remove") }),
  z.object({ intent: z.literal("promote"), reply: z.uuid() }),
]);
const promoted = z.object({ article: z.string(), isNew: z.boolean() });
type Intent = z.output<typeof input>["intent"];

export type TopicActionAnswer = { intent: Intent | null; problem: TopicProblem | null };

async function like(own: OwnCms, target: string, isLiked: boolean): Promise<void> {
  if (isLiked) {
    const vote = { targetType: "forum", target, value: 1 } as const;
    // Rules: cms-extensions/src/community/comments/vote-rules.ts.
    return void (await makeUnlessThere(own, createItem("votes", vote, { fields: ["id"] })));
  }
  const vote = await findOwnVote(own, target);
  if (vote) await own.write(deleteItem("votes", vote.id));
}

type State = { level?: FollowLevel; lastReadNumber?: number };

async function saveState(own: OwnCms, post: string, state: State): Promise<void> {
  const known = await findOwnState(own, post);
  const fields = { fields: ["id"] as ["id"] };
  if (known) await own.write(updateItem("topic_states", known.id, state, fields));
  else await makeUnlessThere(own, createItem("topic_states", { post, ...state }, fields));
}

/**
 * Never moves backwards.
 * @throws {CmsError}
 */
export async function saveRead(own: OwnCms, post: string, number: number): Promise<void> {
  const known = await findOwnState(own, post);
  await saveState(own, post, { lastReadNumber: Math.max(number, known?.lastReadNumber ?? 0) });
}

export async function answerTopicForm(
  own: OwnCms,
  topic: string,
  form: FormData,
): Promise<TopicActionAnswer> {
  const values = readAct(input, form);
  if (!values) return { intent: null, problem: "refused" };
  const { intent } = values;
  try {
    if (intent === "like") await like(own, topic, values.isLiked === "true");
    if (intent === "follow") await saveState(own, topic, { level: values.level });
    if (intent === "vote") {
      if (values.choice === null) return { intent, problem: "choice" };
      await votePoll(own, topic, values.choice);
    }
    if (intent === "endPoll") await endPoll(own, topic);
    if (intent === "remove") {
      await own.write(updateItem("forum_posts", topic, { status: "deleted" }, { fields: ["id"] }));
    }
    if (intent === "promote") {
      const requested = { topic, reply: values.reply };
      await own.ask({
        ...askEndpoint("/portal-forum/articles", requested, promoted),
        isWrite: true,
      });
    }
    if (intent === "report") {
      const { reason, note } = values;
      const report = { targetType: "forum", target: topic, reason, note: note || null } as const;
      // Rules: cms-extensions/src/community/comments/hook.ts.
      await makeUnlessThere(own, createItem("reports", report, { fields: ["id"] }));
    }
    return { intent, problem: null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return { intent, problem: topicProblemOf(error) };
  }
}
