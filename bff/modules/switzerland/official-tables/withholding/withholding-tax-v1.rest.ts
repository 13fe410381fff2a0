import type { FastifyInstance } from "fastify";
import {
  withholdingRates,
  withholdingRatesInput,
  withholdingTables,
  withholdingTablesInput,
  withholdingTariffs,
  withholdingTariffsInput,
  withholdingYears,
} from "../../../../../contract/api/official-tables-v1.ts";
import { requireInternalKey } from "../../../../http/internal-key.ts";
import { answers, requireShape } from "../../../../http/shapes.ts";
import type { AnswerTypes } from "../../../../http/shapes.ts";
import { requirePayingReader } from "../paying-reader.ts";
import type { ReaderDeps } from "../paying-reader.ts";
import type { WithholdingTaxService } from "./withholding-tax.service.ts";

export type WithholdingTaxV1Deps = ReaderDeps & {
  withholdingTax: WithholdingTaxService;
  internalKey: string;
};

/**
 * `/api/withholding-tax/v1` (bearer of a paying member): `GET years` · `GET tariffs?year&canton` codes of a
 * canton · `GET tables?year&code[&canton]` · `GET rates?year&code&incomeCents[&added]` of all cantons at
 * once · 400 · 401 · 403 for members who do not pay · 404 no official file of the year · 429.
 *
 * `GET example-rates` with the parameters of `rates`, for the app itself (`x-portal-internal`), which shows
 * guests one example.
 */
export async function withholdingTaxV1(
  app: FastifyInstance,
  deps: WithholdingTaxV1Deps,
): Promise<void> {
  const { withholdingTax } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/years", { schema: answers(withholdingYears) }, async (request) => {
    await requirePayingReader(request, deps);
    return { years: await withholdingTax.listYears() };
  });

  typed.get("/tariffs", { schema: answers(withholdingTariffs) }, async (request) => {
    await requirePayingReader(request, deps);
    const { year, canton } = requireShape(withholdingTariffsInput, request.query);
    return withholdingTax.listTariffs(year, canton);
  });

  typed.get("/tables", { schema: answers(withholdingTables) }, async (request) => {
    await requirePayingReader(request, deps);
    const { year, code, canton } = requireShape(withholdingTablesInput, request.query);
    return { tables: await withholdingTax.listTables(year, code, canton) };
  });

  typed.get("/rates", { schema: answers(withholdingRates) }, async (request) => {
    await requirePayingReader(request, deps);
    const { year, code, incomeCents, added } = requireShape(withholdingRatesInput, request.query);
    return { rates: await withholdingTax.listRates(year, code, incomeCents, added) };
  });

  typed.get("/example-rates", { schema: answers(withholdingRates) }, async (request) => {
    requireInternalKey(request, deps.internalKey);
    const { year, code, incomeCents, added } = requireShape(withholdingRatesInput, request.query);
    return { rates: await withholdingTax.listRates(year, code, incomeCents, added) };
  });
}
