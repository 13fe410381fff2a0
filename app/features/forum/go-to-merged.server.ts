import { redirect } from "@remix-run/node";
import { mergedPathOf } from "./topic-place";

/**
 * Leads from a topic whose conversation stands in another by now to the reply that was asked for.
 * @throws {Response} a redirect
 */
export function goToMerged(
  topic: Parameters<typeof mergedPathOf>[0],
  asked: URLSearchParams,
): void {
  const path = mergedPathOf(topic, asked);
  if (path) throw redirect(path);
}
