import type { FastifyInstance } from "fastify";
import {
  premiumInsurers,
  premiumInsurersInput,
  premiumPlaces,
  premiumPlacesInput,
  premiumRegions,
  premiumRegionsInput,
  premiumSearch,
  premiumSearchInput,
  premiumYears,
} from "../../../../../contract/api/official-tables-v1.ts";
import type { RateLimit } from "../../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../../http/shapes.ts";
import type { AnswerTypes } from "../../../../http/shapes.ts";
import { requireReader } from "../paying-reader.ts";
import type { ReaderDeps } from "../paying-reader.ts";
import type { PremiumsService } from "./premiums.service.ts";

export type PremiumsV1Deps = ReaderDeps & {
  premiums: PremiumsService;
  freeLimit: RateLimit;
};

/**
 * `/api/premiums/v1` (bearer): `GET years` · `GET places?year&postcode` · `GET regions?year&canton` ·
 * `GET insurers?year` · `POST search` (not stored; members who do not pay see three tariffs and may search
 * twenty times a day) · 400 · 401 · 404 no official file of the year · 429.
 */
export async function premiumsV1(app: FastifyInstance, deps: PremiumsV1Deps): Promise<void> {
  const { premiums, freeLimit } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/years", { schema: answers(premiumYears) }, async (request) => {
    await requireReader(request, deps);
    return { years: await premiums.listYears() };
  });

  typed.get("/places", { schema: answers(premiumPlaces) }, async (request) => {
    await requireReader(request, deps);
    const { year, postcode } = requireShape(premiumPlacesInput, request.query);
    return premiums.listPlaces(year, postcode);
  });

  typed.get("/regions", { schema: answers(premiumRegions) }, async (request) => {
    await requireReader(request, deps);
    const { year, canton } = requireShape(premiumRegionsInput, request.query);
    return { regions: await premiums.listRegions(year, canton) };
  });

  typed.get("/insurers", { schema: answers(premiumInsurers) }, async (request) => {
    await requireReader(request, deps);
    const { year } = requireShape(premiumInsurersInput, request.query);
    return { insurers: await premiums.listInsurers(year) };
  });

  typed.post("/search", { schema: answers(premiumSearch) }, async (request) => {
    const { userId, isPaying } = await requireReader(request, deps);
    const input = requireShape(premiumSearchInput, request.body);
    if (!isPaying) await freeLimit(userId);
    return premiums.search(isPaying, input);
  });
}
