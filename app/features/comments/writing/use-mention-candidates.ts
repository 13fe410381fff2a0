import { useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import type { Callable } from "./mention";

const DEBOUNCE_MS = 200;
const TOO_MANY = 429;

type Outcome = readonly Callable[] | "failed" | "tooMany";

async function askCallable(name: string, signal: AbortSignal): Promise<Outcome> {
  const address = `${to("/app/comments/people")}?${new URLSearchParams({ name })}`;
  const answer = await fetch(address, { signal });
  if (answer.status === TOO_MANY) return "tooMany";
  // A response that is not our JSON, such as the login page, is a failure.
  const isOurs = answer.headers.get("content-type")?.includes("json");
  return answer.ok && isOurs ? ((await answer.json()) as Callable[]) : "failed";
}

export function useCallable(letters: string | null): Outcome | null {
  const [answer, setAnswer] = useState<{ letters: string; outcome: Outcome } | null>(null);
  useEffect(() => {
    if (letters === null) return;
    const request = new AbortController();
    const settle = (outcome: Outcome) => {
      if (!request.signal.aborted) setAnswer({ letters, outcome });
    };
    const timer = setTimeout(() => {
      askCallable(letters, request.signal).then(settle, () => settle("failed"));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [letters]);
  return answer?.letters === letters ? answer.outcome : null;
}
