import {
  requireComparison,
  comparisonCsv,
} from "~/features/cantons/comparison/comparison-page.server";
import { LEAST_COMPARED } from "~/features/cantons/comparison/comparison-query";
import { notFound } from "~/http/app-error";
import { memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(async ({ request, cms }) => {
  const { searchParams } = new URL(request.url);
  const answer = await requireComparison(cms, searchParams, () => Promise.resolve(null));
  if (answer.kind === "locked") throw new Response(null, { status: 402 });
  if (answer.kind === "elsewhere" || answer.comparison.cantons.length < LEAST_COMPARED)
    throw notFound(request);
  const { comparison } = answer;
  const name = comparison.cantons.map(({ code }) => code.toLowerCase()).join("-");
  return new Response(comparisonCsv(comparison), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="cantoes-${name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
});
