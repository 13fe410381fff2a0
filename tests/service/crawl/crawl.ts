import { randomInt } from "node:crypto";
import { pageExamples } from "../../../scripts/pages/page-examples.ts";
import { BROWSER, origin } from "../app/wire.ts";
import { Frontier, type Step } from "./frontier.ts";
import { readPage } from "./read-page.ts";

const AT_ONCE = 6;
const TIMEOUT_MS = 30_000;
const LIMITED = 429;
const MOST_TRIES = 4;
/** The gallery shows every state, including failures. */
const GALLERY = "/pt-BR/ui";

export type Crawled = { count: number; faults: string[] };

type Answer = { status: number; location: string | null; html: string | null };

/** Each request uses its own client address, as the tests count as the stack's proxy. */
const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function ask(address: string, cookie: string | null, tries = 1): Promise<Answer> {
  const response = await fetch(new URL(address, origin), {
    headers: {
      "User-Agent": BROWSER["User-Agent"],
      Accept: "text/html",
      "X-Forwarded-For": freshAddress(),
      ...(cookie && { Cookie: cookie }),
    },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  const body = isHtml ? await response.text() : await response.arrayBuffer().then(() => null);
  const { status } = response;
  if (status === LIMITED && tries < MOST_TRIES) {
    const seconds = Number(response.headers.get("retry-after") ?? 1);
    await new Promise((done) => setTimeout(done, seconds * 1_000));
    return ask(address, cookie, tries + 1);
  }
  return { status, location: response.headers.get("location"), html: body };
}

/**
 * Follows every link and every choice of every GET form from the sitemap page on, as the member of this
 * cookie, or as a guest.
 * @param failureWords texts that no page may show
 * @param maxChoices maximum choices of one field
 */
export async function crawlPortal(
  cookie: string | null,
  failureWords: readonly string[],
  maxChoices: number,
): Promise<Crawled> {
  const frontier = new Frontier(origin, maxChoices);
  const faults: string[] = [];
  for (const { addresses } of Object.values(pageExamples)) {
    for (const address of addresses) frontier.begin(address);
  }

  async function look({ address, from }: Step): Promise<void> {
    const { status, location, html } = await ask(address, cookie);
    const tell = (fault: string) => faults.push(`${fault}: ${address} (linked on ${from})`);
    if (status >= 500 || status === LIMITED) tell(String(status));
    if (location) frontier.offer(location, address, "link");
    if (html === null) return;
    const [path = address] = address.split("?");
    const { links, choices, text } = readPage(html, path);
    for (const href of links) frontier.offer(href, address, "link");
    for (const href of choices) frontier.offer(href, address, "choice");
    if (path === GALLERY) return;
    for (const word of failureWords) if (text.includes(word)) tell(`${status} says “${word}”`);
  }

  const looking = new Set<Promise<void>>();
  for (;;) {
    const step = looking.size < AT_ONCE ? frontier.next() : undefined;
    if (step) {
      const one = look(step)
        .catch((error: unknown) => {
          faults.push(`no answer: ${step.address} (linked on ${step.from}): ${String(error)}`);
        })
        .finally(() => looking.delete(one));
      looking.add(one);
    } else if (looking.size > 0) await Promise.race(looking);
    else break;
  }
  return { count: frontier.size, faults };
}
