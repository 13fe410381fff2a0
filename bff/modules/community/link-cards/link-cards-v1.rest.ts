import type { FastifyInstance } from "fastify";
import { linkCards, linkCardsRequest } from "../../../../contract/api/community-v1.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { LinkCards } from "./link-cards.service.ts";

export type LinkCardsV1Deps = { linkCards: LinkCards; sessions: SessionsService };

/** `POST /api/link-cards/v1/cards` (bearer) with `{urls}`: cached cards of pages that a text links to. */
export async function linkCardsV1(app: FastifyInstance, deps: LinkCardsV1Deps): Promise<void> {
  const typed = app.withTypeProvider<AnswerTypes>();
  typed.post("/cards", { schema: answers(linkCards) }, async (request, reply) => {
    const userId = await deps.sessions.requireUserId(requireBearer(request));
    const { urls } = requireShape(linkCardsRequest, request.body);
    reply.header("cache-control", "no-store");
    return { cards: await deps.linkCards.find(userId, urls) };
  });
}
