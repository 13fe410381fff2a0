import type { TierCms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import { listCantons } from "~/reference/cantons.server";
import { comparisonPath, readComparison } from "./comparison-query";
import { compareCantons } from "./comparison.server";
import type { Comparison } from "./comparison.schema";

export type ComparisonAnswer =
  | { kind: "open"; comparison: Comparison }
  | { kind: "locked"; sample: { code: string; name: string } | null }
  | { kind: "elsewhere"; path: `/${string}` };

/**
 * Without cantons in the address, it starts with the member's own canton.
 * @throws a 503 while the CMS is unavailable
 */
export async function requireComparison(
  cms: TierCms,
  params: URLSearchParams,
  findOwn: () => Promise<string | null>,
): Promise<ComparisonAnswer> {
  const cantons = await listCantons(cms).catch(AppError.throwCmsUnavailable);
  if (cms.tier !== "paying") {
    const sample = cantons.find(({ isSample }) => isSample);
    return { kind: "locked", sample: sample ? { code: sample.code, name: sample.name } : null };
  }
  const known = new Set(cantons.map(({ code }) => code));
  const query = readComparison(params, known);
  const isFine = query.unknown.length === 0 && query.left.length === 0;
  if (isFine && params.has("add")) return { kind: "elsewhere", path: comparisonPath(query) };
  if (isFine && !params.has("c")) {
    const own = await findOwn();
    if (own && known.has(own)) query.codes = [own];
  }
  const comparison = await compareCantons(cms, cantons, query).catch(AppError.throwCmsUnavailable);
  return { kind: "open", comparison };
}
