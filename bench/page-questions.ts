import type { CountedUpstream } from "./counted-upstream.ts";
import type { Target } from "./load.ts";
import { fetchPage } from "./targets.ts";

export type Upstreams = { directus: CountedUpstream; service: CountedUpstream };
export type Questions = { directus: string[]; service: string[] };

const takeFrom = async ({ directus, service }: Upstreams): Promise<Questions> => ({
  directus: await directus.take(),
  service: await service.take(),
});

/** What a page asks when it is viewed again: shared content is then cached, a member's own is not. */
export async function listQuestions(
  target: Pick<Target, "url" | "cookie">,
  upstreams: Upstreams,
): Promise<Questions> {
  await fetchPage(target);
  await takeFrom(upstreams);
  await fetchPage(target);
  return takeFrom(upstreams);
}
