import { useEffect, useState, type ReactNode } from "react";

/** Name and props must stay unchanged this long before a request (docs/product.md, Constants). */
const DEBOUNCE_MS = 100;
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_MS = 2_000;

type FragmentViewProps = {
  name: string;
  props: object;
  placeholder: ReactNode;
  className?: string | undefined;
  /** Renders the HTML, sanitised by the server; empty before the first answer. */
  children: (html: string) => ReactNode;
};

type Answer = { question: string; html: string | null };

/**
 * Server-rendered HTML. Fetched again after `DEBOUNCE_MS` when name or props change; the previous HTML stays
 * until the answer. A failed request is retried once.
 */
export function FragmentView({ name, props, placeholder, className, children }: FragmentViewProps) {
  const requestKey = JSON.stringify([name, props]);
  const [answer, setAnswer] = useState<Answer>({ question: "", html: "" });

  useEffect(() => {
    const request = new AbortController();
    let timer = setTimeout(() => load(true), DEBOUNCE_MS);
    function finish(html: string | null) {
      if (!request.signal.aborted) setAnswer({ question: requestKey, html });
    }
    function load(mayTryAgain: boolean) {
      fetchFragment(requestKey, request.signal).then(finish, () => {
        finish(null);
        if (mayTryAgain && !request.signal.aborted)
          timer = setTimeout(() => load(false), RETRY_AFTER_MS);
      });
    }
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [requestKey]);

  return (
    <div className={className} aria-busy={answer.question !== requestKey}>
      {answer.html === null ? placeholder : children(answer.html)}
    </div>
  );
}

const HASH_LENGTH = 16;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export async function fragmentAddress(name: string, props: object): Promise<string> {
  const [propsText, context] = [JSON.stringify(props), "{}"];
  const hashInput = new TextEncoder().encode(JSON.stringify([name, propsText, context]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", hashInput));
  const query = new URLSearchParams({ props: propsText, context });
  return `/__nuxt_island/${name}_${base64url(digest).slice(0, HASH_LENGTH)}.json?${query}`;
}

/** @throws on an error status, on abort, and after `TIMEOUT_MS` */
async function fetchFragment(requestKey: string, signal: AbortSignal): Promise<string> {
  const [name, props] = JSON.parse(requestKey) as [string, object];
  const timeoutController = new AbortController();
  const abortRequest = () => timeoutController.abort();
  const timer = setTimeout(abortRequest, TIMEOUT_MS);
  signal.addEventListener("abort", abortRequest);
  try {
    const answer = await fetch(await fragmentAddress(name, props), {
      headers: { Accept: "application/json" },
      signal: timeoutController.signal,
    });
    if (!answer.ok) throw new Error(`fragment ${name}: ${answer.status}`);
    return ((await answer.json()) as { html: string }).html;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abortRequest);
  }
}
