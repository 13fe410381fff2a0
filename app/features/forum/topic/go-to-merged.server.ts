import { redirect } from "@remix-run/node";
import { mergedPathOf } from "~/features/forum/forum-paths";

/** @throws {Response} a redirect from a merged topic to the requested reply in its new topic */
export function goToMerged(
  topic: Parameters<typeof mergedPathOf>[0],
  asked: URLSearchParams,
): void {
  const path = mergedPathOf(topic, asked);
  if (path) throw redirect(path);
}
