import { to } from "~/i18n/paths";
import { CONNECTION_LISTS, type ConnectionList } from "../../../../contract/community/members.ts";

export const CONNECTIONS_PATH = to("/app/profile/connections");

export const acts = [
  "request",
  "accept",
  "decline",
  "withdraw",
  "remove",
  "block",
  "unblock",
] as const;
export type Act = (typeof acts)[number];

export const outcomes = [...acts, "connected", "report"] as const;
export type Outcome = (typeof outcomes)[number];

export const problems = [
  "limit",
  "banned",
  "closed",
  "blocked",
  "gone",
  "rate",
  "invalid",
  "unavailable",
] as const;
export type Problem = (typeof problems)[number];

export type ConnectionAnswer = { done: Outcome; problem: null } | { done: null; problem: Problem };

export function readAnswer(params: URLSearchParams): ConnectionAnswer | null {
  const problem = problems.find((each) => each === params.get("problem"));
  if (problem) return { done: null, problem };
  const done = outcomes.find((each) => each === params.get("done"));
  return done ? { done, problem: null } : null;
}

export const ownLists = [...CONNECTION_LISTS, "blocked"] as const;
export type OwnList = (typeof ownLists)[number];

export const isConnectionList = (list: OwnList): list is ConnectionList => list !== "blocked";

export function listPath(list: OwnList, page = 1): string {
  const query = new URLSearchParams();
  if (list !== "connected") query.set("list", list);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${CONNECTIONS_PATH}?${query}` : CONNECTIONS_PATH;
}
