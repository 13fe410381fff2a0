import { createItem, deleteItems, readItems } from "@directus/sdk";
import type { SubmissionResult } from "@conform-to/react";
import { CmsError, type Cms } from "~/cms/cms.server";
import { foldForSearch } from "~/cms/fold-for-search";
import { AppError } from "~/http/app-error";
import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import { parseForm } from "~/http/parse-form";
import type { Session } from "~/session/sessions.server";
import { ideaSchema, voteSchema } from "./feedback.schema";
import type { Idea, IdeaWish, SimilarIdea } from "./feedback.schema";
import type { IdeaFilter } from "./idea-filter.server";
import { wordsOf } from "./support.server";

const PAGE_SIZE = 20;
const MAX_SIMILAR = 4;
const MAX_COMPARED = 500;
/** So much of the words of two titles must be the same. */
const SIMILAR_FROM = 0.5;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_IDEAS_A_DAY = 10;

export type FeedbackAnswer = {
  intent: "idea" | "vote";
  isDone: boolean;
  /** Of the idea that was written. */
  ideaId: string | null;
  lastResult: SubmissionResult | null;
  /** Not sent yet: these may be the same. */
  similar: SimilarIdea[];
  failure: "unavailable" | "refused" | "wait" | null;
};

function requireToken({ directusToken }: Session): string {
  if (directusToken) return directusToken;
  throw new AppError("cms_unavailable", { retryAfterSeconds: 5 }).toResponse();
}

/** The ideas this member votes for. */
async function listOwnVotes(cms: Cms, token: string, ideas: string[]): Promise<Set<string>> {
  if (ideas.length === 0) return new Set();
  const rows = await cms.readOwn(
    token,
    readItems("votes", {
      fields: ["target"],
      filter: { targetType: { _eq: "ideas" }, target: { _in: ideas } },
      limit: ideas.length,
    }),
  );
  return new Set(rows.map(({ target }) => target));
}

export type IdeaList = { ideas: Idea[]; hasMore: boolean };

/** One page of the ideas. @throws {CmsError} */
export async function listIdeas(
  cms: Cms,
  session: Session,
  { kind, status, sort, page }: IdeaFilter,
): Promise<IdeaList> {
  const token = requireToken(session);
  const rows = (await cms.readOwn(
    token,
    readItems("ideas", {
      fields: [
        ...["id", "title", "body", "kind", "status", "votes", "reason", "date_created"],
        { duplicateOfId: ["title"] },
      ] as never,
      filter: {
        ...(kind && { kind: { _eq: kind } }),
        ...(status && { status: { _eq: status } }),
      },
      sort: (sort === "new" ? ["-date_created", "id"] : ["-votes", "-date_created", "id"]) as never,
      limit: PAGE_SIZE + 1,
      offset: (page - 1) * PAGE_SIZE,
    }),
  )) as unknown as (Omit<Idea, "createdAt" | "isVoted" | "duplicateOf"> & {
    date_created: string;
    duplicateOfId: { title: string } | null;
  })[];
  const shown = rows.slice(0, PAGE_SIZE);
  const voted = await listOwnVotes(
    cms,
    token,
    shown.map(({ id }) => id),
  );
  return {
    ideas: shown.map(({ date_created: createdAt, duplicateOfId, ...idea }) => ({
      ...idea,
      createdAt,
      duplicateOf: duplicateOfId?.title ?? null,
      isVoted: voted.has(idea.id),
    })),
    hasMore: rows.length > PAGE_SIZE,
  };
}

/** How much of the words of two titles is the same, 0 to 1. Pure. */
export function similarity(one: string, other: string): number {
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const smaller = Math.min(left.size, right.size);
  return smaller === 0 ? Number(foldForSearch(one) === foldForSearch(other)) : shared / smaller;
}

async function listSimilar(cms: Cms, token: string, title: string): Promise<SimilarIdea[]> {
  const rows = await cms.readOwn(
    token,
    readItems("ideas", {
      fields: ["id", "title", "votes"],
      filter: { duplicateOfId: { _null: true } },
      sort: ["-votes", "-date_created"],
      limit: MAX_COMPARED,
    }),
  );
  const similar = rows
    .map((row) => ({ ...row, weight: similarity(row.title, title) }))
    .filter(({ weight }) => weight >= SIMILAR_FROM)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_SIMILAR);
  const voted = await listOwnVotes(
    cms,
    token,
    similar.map(({ id }) => id),
  );
  return similar.map(({ id, title: known, votes }) => ({
    id,
    title: known,
    votes,
    isVoted: voted.has(id),
  }));
}

async function hasWrittenEnough(cms: Cms, token: string, memberId: string): Promise<boolean> {
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const rows = await cms.readOwn(
    token,
    readItems("ideas", {
      fields: ["id"],
      filter: { user_created: { _eq: memberId }, date_created: { _gte: since } } as never,
      limit: MAX_IDEAS_A_DAY,
    }),
  );
  return rows.length >= MAX_IDEAS_A_DAY;
}

/** An idea of one's own has one's own vote. Written again under the same id, it is there already. */
async function writeIdea(
  cms: Cms,
  token: string,
  { id, kind, title, body }: IdeaWish & { id: string },
): Promise<void> {
  await unlessThere(
    cms.writeOwn(token, createItem("ideas", { id, kind, title, body: body || null })),
  );
  await vote(cms, token, id, true);
}

async function unlessThere(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!(error instanceof CmsError && error.code === "RECORD_NOT_UNIQUE")) throw error;
  });
}

async function vote(cms: Cms, token: string, target: string, isVoted: boolean): Promise<void> {
  const own = await cms.readOwn(
    token,
    readItems("votes", {
      fields: ["id"],
      filter: { targetType: { _eq: "ideas" }, target: { _eq: target } },
    }),
  );
  if (!isVoted && own.length > 0) {
    const ids = own.map(({ id }) => id);
    await cms.writeOwn(token, deleteItems("votes", ids));
  }
  if (!isVoted || own.length > 0) return;
  const row = { targetType: "ideas", target, value: 1 } as const;
  // Two tabs may vote at once: either fulfils the wish.
  await unlessThere(cms.writeOwn(token, createItem("votes", row, { fields: ["id"] })));
}

/** The forms of the page: a new idea, and votes. */
export async function answerFeedbackForm(
  cms: Cms,
  session: Session,
  form: FormData,
): Promise<FeedbackAnswer> {
  const token = requireToken(session);
  try {
    return form.get("intent") === "vote"
      ? await answerVote(cms, token, form)
      : await answerIdea(cms, token, session.member.directusUserId, form);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const failure = error.isOutage ? "unavailable" : "refused";
    if (form.get("intent") === "vote") return { ...noAnswer, intent: "vote", failure };
    // What was typed comes back, also where no script kept it.
    const lastResult = parseForm(ideaSchema, form).reply();
    return { ...noAnswer, intent: "idea", lastResult, failure };
  }
}

const noAnswer: Omit<FeedbackAnswer, "intent"> = {
  isDone: false,
  ideaId: null,
  lastResult: null,
  similar: [],
  failure: null,
};

async function answerVote(cms: Cms, token: string, form: FormData): Promise<FeedbackAnswer> {
  const parsed = voteSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("validation_failed").toResponse();
  await vote(cms, token, parsed.data.idea, parsed.data.isVoted === "true");
  return { ...noAnswer, intent: "vote", isDone: true };
}

async function answerIdea(
  cms: Cms,
  token: string,
  memberId: string,
  form: FormData,
): Promise<FeedbackAnswer> {
  const submission = parseForm(ideaSchema, form);
  const answer: FeedbackAnswer = {
    ...noAnswer,
    intent: "idea",
    lastResult: submission.reply(),
  };
  if (submission.status !== "success") return answer;
  const wish = { ...submission.value, id: await idempotencyKeyOf(form) };
  const similar = wish.isNew ? [] : await listSimilar(cms, token, wish.title);
  const isSentAgain = similar.some(({ id }) => id === wish.id);
  if (similar.length > 0 && !isSentAgain) return { ...answer, similar };
  if (!isSentAgain && (await hasWrittenEnough(cms, token, memberId)))
    return { ...answer, failure: "wait" };
  await writeIdea(cms, token, wish);
  return { ...answer, lastResult: null, isDone: true, ideaId: wish.id };
}

/** The HTTP status of an answer. */
export function feedbackStatus({ isDone, failure, similar }: FeedbackAnswer): number {
  if (isDone) return 200;
  if (failure) return { unavailable: 503, refused: 403, wait: 429 }[failure];
  return similar.length > 0 ? 409 : 400;
}
