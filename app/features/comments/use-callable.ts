import { useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import type { Callable } from "./call";

/** How long the keys must rest before the server is asked. */
const DEBOUNCE_MS = 200;
const TOO_MANY = 429;

type Outcome = readonly Callable[] | "failed" | "tooMany";

async function askCallable(name: string, signal: AbortSignal): Promise<Outcome> {
  const address = `${to("/app/comments/people")}?${new URLSearchParams({ name })}`;
  const answer = await fetch(address, { signal });
  if (answer.status === TOO_MANY) return "tooMany";
  // Whatever is no JSON of ours, such as the way to the login, names nobody.
  const isOurs = answer.headers.get("content-type")?.includes("json");
  return answer.ok && isOurs ? ((await answer.json()) as Callable[]) : "failed";
}

/** Members of the list whose name begins with what was typed, once the keys rest; null until it is known. */
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
