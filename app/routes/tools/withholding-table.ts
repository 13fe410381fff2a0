import { z } from "zod";
import { tableKey } from "~/features/tools/withholding-table";
import { findWithholdingTable } from "~/features/tools/withholding-start.server";
import { memberLoader } from "~/guards/guards.server";
import { cantonCode, officialYear } from "../../../contract/api/common.ts";
import { withholdingCode } from "../../../contract/api/official-tables-v1.ts";

const question = z.object({ canton: cantonCode, code: withholdingCode, year: officialYear });

/** One official tariff for the calculators. The address contains canton, code and year, but no amount. */
export const loader = memberLoader(async ({ request, member, service }) => {
  const query = question.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return Response.json({ code: "validation_failed" }, { status: 400 });
  if (!member.isPaying) return Response.json({ code: "membership_required" }, { status: 402 });
  const answer = await findWithholdingTable(service.withholdingTax, query.data);
  const body = { key: tableKey(query.data), answer };
  return Response.json(body, { headers: { "Cache-Control": "private, max-age=300" } });
});
