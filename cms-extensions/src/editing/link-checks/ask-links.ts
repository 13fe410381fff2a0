import type { AskLink } from "./ask-link";
import type { LinkAnswer } from "./judge-link";

const HOSTS_AT_ONCE = 6;
/** After this many timeouts in a row a host's other addresses wait for another night. */
const SILENCES = 3;

/**
 * Checks every address once: several hosts in parallel, each host one address at a time with a pause, so
 * that no site takes the portal for an attack.
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
      let silences = 0;
      for (const [at, url] of queue.entries()) {
        if (silences === SILENCES) break;
        if (at > 0) await pause();
        const answer = await ask(url);
        silences = answer === "timeout" ? silences + 1 : 0;
        answers.set(url, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return answers;
}
