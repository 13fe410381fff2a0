import { randomUUID } from "node:crypto";
import type {
  Favorites,
  Ideas,
  MembershipClaims,
  Notification,
  MemberNotes,
  ReadStates,
  ContentFeedback,
  VideoProgress,
} from "~/cms/generated/schema";
import { hoursAgo, auditFields } from "./row-marks";

export function makeNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: randomUUID(),
    owner: null,
    type: "support",
    isRead: false,
    isQuiet: false,
    title: "O suporte respondeu ao seu pedido",
    body: null,
    url: null,
    actor: null,
    targetType: null,
    target: null,
    groupKey: null,
    groupHead: null,
    count: 1,
    readAt: null,
    seenAt: null,
    channelState: null,
    date_created: hoursAgo(1),
    ...overrides,
  };
}

export function makeIdea(overrides: Partial<Ideas> = {}): Ideas {
  return {
    id: randomUUID(),
    title: "Um mapa das escolas",
    body: null,
    kind: "idea",
    status: "received",
    votes: 0,
    duplicateOfId: null,
    reason: null,
    ...auditFields(),
    ...overrides,
  };
}

export function makeMembershipClaim(overrides: Partial<MembershipClaims> = {}): MembershipClaims {
  return {
    id: randomUUID(),
    channelUrl: "https://www.youtube.com/@alguem",
    code: null,
    proof: null,
    state: "open",
    expiresAt: null,
    handledBy: null,
    note: null,
    ...auditFields(),
    ...overrides,
  };
}

export function makeFavorite(overrides: Partial<Favorites> = {}): Favorites {
  return {
    id: randomUUID(),
    type: "news",
    item: randomUUID(),
    uniqueKey: null,
    user_created: null,
    date_created: hoursAgo(1),
    title: null,
    remindAt: null,
    ...overrides,
  };
}

export function makeVideoProgress(overrides: Partial<VideoProgress> = {}): VideoProgress {
  return {
    ...auditFields(),
    id: randomUUID(),
    video: randomUUID(),
    positionSec: 0,
    maxSec: 0,
    completedAt: null,
    watchedAt: null,
    watchLaterAt: null,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeMemberNote(overrides: Partial<MemberNotes> = {}): MemberNotes {
  return {
    ...auditFields(),
    id: randomUUID(),
    type: "videos",
    item: randomUUID(),
    second: 0,
    body: "Uma anotação",
    ...overrides,
  };
}

export function makeReadState(overrides: Partial<ReadStates> = {}): ReadStates {
  const { user_updated: _, ...made } = auditFields();
  return {
    ...made,
    id: randomUUID(),
    type: "news",
    item: randomUUID(),
    positionPct: 0,
    readAt: null,
    uniqueKey: null,
    ...overrides,
  };
}

export function makeContentFeedback(overrides: Partial<ContentFeedback> = {}): ContentFeedback {
  const { user_updated: _, ...made } = auditFields();
  return {
    ...made,
    id: randomUUID(),
    targetType: "news",
    target: randomUUID(),
    title: null,
    isUseful: true,
    reason: null,
    quote: null,
    note: null,
    state: "new",
    uniqueKey: null,
    ...overrides,
  };
}
