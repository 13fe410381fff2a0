import { useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import type { SearchGroups } from "../../../contract/api/search-v1.ts";
import { isAskable } from "./search-query";

const DEBOUNCE_MS = 200;
const TOO_MANY = 429;

export type GroupsAnswer = {
  /** The field may contain newer text. */
  query: string;
  outcome: SearchGroups | "failed" | "too-many";
};

async function askGroups(query: string, signal: AbortSignal): Promise<GroupsAnswer["outcome"]> {
  const address = `${to("/app/search/groups")}?${new URLSearchParams({ query })}`;
  const answer = await fetch(address, { signal });
  if (answer.ok) return (await answer.json()) as SearchGroups;
  return answer.status === TOO_MANY ? "too-many" : "failed";
}

export function useSearchGroups(typed: string): { answer: GroupsAnswer | null; isAsking: boolean } {
  const query = typed.trim();
  const isWanted = isAskable(query);
  const [answer, setAnswer] = useState<GroupsAnswer | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    const settle = (outcome: GroupsAnswer["outcome"]) => {
      if (!request.signal.aborted) setAnswer({ query, outcome });
    };
    const timer = setTimeout(() => {
      askGroups(query, request.signal).then(settle, () => settle("failed"));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, isWanted]);

  return {
    answer: isWanted ? answer : null,
    isAsking: isWanted && answer?.query !== query,
  };
}
