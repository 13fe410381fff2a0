import { createItem, deleteItems } from "@directus/sdk";
import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { AppError } from "~/http/app-error";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { CMS_FAILURES, toWriteResult, makeUnlessThere } from "~/cms/writes.server";
import type { FormAnswer } from "~/forms/form-answer";
import {
  answerStatus,
  emptyAnswer,
  failureOf,
  sendForm,
  UNAVAILABLE,
} from "~/forms/form-answer.server";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { ideaSchema, voteSchema } from "./feedback.schema";
import type { IdeaInput, SimilarIdea } from "./feedback.schema";
import { listSimilarIdeas } from "./ideas.server";
import { IDEA_REFUSALS } from "../../../../contract/community/ideas.ts";
import { readAct } from "~/forms/read-act.server";

/** One vote per member: Directus enforces it. */
const MAX_OWN_VOTES = 10;
const CONFLICT = 409;
const TOO_MANY = 429;

/** Votes and ideas have different error codes for a sanction. */
const IDEA_FAILURES = {
  ...CMS_FAILURES,
  [MODERATION_REFUSALS.banned]: "banned",
  [COMMENT_REFUSALS.banned]: "banned",
} as const;

export type FeedbackAnswer = FormAnswer<
  "refused" | "banned",
  {
    ideaId: string;
    /** The idea is not saved yet. */
    similar: SimilarIdea[];
  }
>;

const ownVote = shape("votes", { id: z.string() });

/** A repeated submission with the same id has no effect. */
async function writeIdea(
  own: OwnCms,
  { id, kind, title, body, isNew }: IdeaInput & { id: string },
): Promise<void> {
  // Directus uses `isNew` to check for duplicates and does not store it.
  const idea = { id, kind, title, body: body || null, isNew: isNew !== undefined };
  // Rules: cms-extensions/src/members/support/ideas.ts.
  await makeUnlessThere(own, createItem("ideas", idea));
  await vote(own, id, true);
}

async function vote(own: OwnCms, idea: string, isVoted: boolean): Promise<void> {
  const votes = await own.ask(
    readRows(ownVote, {
      filter: { targetType: { _eq: "ideas" }, target: { _eq: idea } },
      limit: MAX_OWN_VOTES,
    }),
  );
  if (!isVoted && votes.length > 0) {
    const ids = votes.map(({ id }) => id);
    await own.write(deleteItems("votes", ids));
  }
  if (!isVoted || votes.length > 0) return;
  const row = { targetType: "ideas", target: idea, value: 1 } as const;
  // Two tabs may vote at once: one of the two writes is enough.
  // Rules: cms-extensions/src/members/support/ideas.ts.
  await makeUnlessThere(own, createItem("votes", row, { fields: ["id"] }));
}

export async function answerFeedbackForm(own: OwnCms, form: FormData): Promise<FeedbackAnswer> {
  return form.get("intent") === "vote" ? answerVote(own, form) : answerIdea(own, form);
}

export async function answerVote(own: OwnCms, form: FormData): Promise<FeedbackAnswer> {
  const input = readAct(voteSchema, form);
  if (!input) throw new AppError("validation_failed").toResponse();
  const { idea, isVoted } = input;
  const result = await toWriteResult(vote(own, idea, isVoted === "true"));
  const answer = emptyAnswer("vote");
  return result.isError
    ? { ...answer, failure: failureOf(result, IDEA_FAILURES) }
    : { ...answer, isDone: true };
}

async function answerIdea(own: OwnCms, form: FormData): Promise<FeedbackAnswer> {
  let similar: SimilarIdea[] = [];

  // Directus enforces the rules; the page shows their result.
  async function propose(idea: IdeaInput & { id: string }) {
    try {
      await writeIdea(own, idea);
      return { isError: false as const, data: { ideaId: idea.id } };
    } catch (error) {
      const code = error instanceof CmsError ? error.code : null;
      if (code === IDEA_REFUSALS.limit) return { ...UNAVAILABLE, statusCode: TOO_MANY };
      if (code !== IDEA_REFUSALS.similar) throw error;
      similar = await listSimilarIdeas(own, idea.title);
      return { ...UNAVAILABLE, statusCode: CONFLICT };
    }
  }

  const answer = await sendForm(
    ideaSchema,
    form,
    async (input) => {
      const settled = await toWriteResult(propose({ ...input, id: await idempotencyKeyOf(form) }));
      return settled.isError ? settled : settled.data;
    },
    {
      intent: "idea",
      failures: IDEA_FAILURES,
      silentStatuses: [CONFLICT],
      resultFieldsOf: (written) => written,
    },
  );
  return { ...answer, similar };
}

export function feedbackStatus(answer: FeedbackAnswer): number {
  return answer.similar?.length ? CONFLICT : answerStatus(answer);
}
