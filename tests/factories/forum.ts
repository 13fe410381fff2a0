import { randomUUID } from "node:crypto";
import type {
  Comments,
  Drafts,
  Follows,
  ForumPollVotes,
  ForumPosts,
  TopicStates,
  Votes,
} from "~/cms/generated/schema";
import { hoursAgo, auditFields } from "./row-marks";

export function makeTopic(overrides: Partial<ForumPosts> = {}): ForumPosts {
  return {
    id: randomUUID(),
    title: "Como acho um apartamento?",
    status: "open",
    type: "question",
    body: "Procuro há semanas e **nada**.",
    ...{ category: null, tags: null, cantons: null, contextCard: null, poll: null, article: null },
    articleReply: null,
    courseClass: null,
    ...{ pinnedUntil: null, solvedAt: null, editedAt: null },
    ...{ slowModeMinutes: 0, teamEditedAt: null, teamEditReason: null, hiddenReason: null },
    ...{ mergedInto: null, mergedOffset: null, splitFrom: null, splitInto: null },
    lastActivityAt: hoursAgo(1),
    ...{ replyCount: 0, viewCount: 0, score: 0, editCount: 0 },
    ...auditFields(),
    ...overrides,
  };
}

export function makeReply(overrides: Partial<Comments> = {}): Comments {
  return {
    id: randomUUID(),
    targetType: "forum",
    target: randomUUID(),
    ...{ parent: null, number: 1, body: "Uma resposta", status: "published", anchor: null },
    validFor: null,
    ...{ score: 0, isPinned: false, isSolution: false, editedAt: null, audience: "free" },
    callCount: 0,
    ...{ replyCount: 0, teamEditedAt: null, teamEditReason: null, hiddenReason: null },
    ...auditFields(),
    ...overrides,
  };
}

export function makeTopicState(overrides: Partial<TopicStates> = {}): TopicStates {
  return {
    id: randomUUID(),
    post: randomUUID(),
    ...{ lastReadNumber: 0, level: "normal", uniqueKey: null },
    ...{ user_created: null, date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}

export function makePollVote(overrides: Partial<ForumPollVotes> = {}): ForumPollVotes {
  return {
    id: randomUUID(),
    ...{ post: randomUUID(), choice: 0, uniqueKey: null },
    ...{ user_created: null, date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}

export function makeFollow(overrides: Partial<Follows> = {}): Follows {
  return {
    id: randomUUID(),
    ...{ targetType: "category", target: randomUUID(), level: "watch", uniqueKey: null },
    ...{ user_created: null, date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}

export function makeVote(overrides: Partial<Votes> = {}): Votes {
  return {
    id: randomUUID(),
    ...{ targetType: "forum", target: randomUUID(), value: 1, uniqueKey: null },
    ...{ user_created: null, date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}

export function makeDraft(overrides: Partial<Drafts> = {}): Drafts {
  return {
    id: randomUUID(),
    ...{ kind: "topic", target: "new", title: "Um título", body: "Um começo", fields: {} },
    ...{ deviceId: null, uniqueKey: null, user_created: null },
    ...{ date_created: hoursAgo(2), date_updated: null },
    ...overrides,
  };
}
