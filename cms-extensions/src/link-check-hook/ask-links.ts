import type { AskLink } from "./ask-link";
import type { LinkAnswer } from "./judge-link";

const HOSTS_AT_ONCE = 6;

/**
 * Asks every address once: several hosts beside each other, each of them one question after the other with a
 * pause between, so that nobody takes the portal for an attack.
 */
export async function askLinks(
  urls: readonly string[],
  ask: AskLink,
  pause: () => Promise<void>,
): Promise<Map<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const waiting = [...Map.groupBy(urls, (url) => new URL(url).host).values()];
  const work = async () => {
    for (let queue = waiting.shift(); queue; queue = waiting.shift()) {
      for (const [at, url] of queue.entries()) {
        if (at > 0) await pause();
        answers.set(url, await ask(url));
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return answers;
}
