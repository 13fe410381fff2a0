import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  priceDecision,
  pricesToConfirm,
  priceVoteInput,
  receiptContent,
  receiptInput,
  receiptParams,
} from "../../../../contract/api/shelf-prices-v1.ts";
import { RECEIPT_MAX_BYTES } from "../../../../contract/classifieds/price-receipts.ts";
import { ServiceError } from "../../../errors.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { PriceReader, ShelfPrices } from "./shelf-prices.service.ts";

export type ShelfPricesV1Deps = {
  prices: ShelfPrices;
  sessions: SessionsService;
  /** Low, because processing pictures is expensive. */
  receiptLimit: RateLimit;
  voteLimit: RateLimit;
};

// Reads one byte more than allowed, so that validation can return its own error.
const BODY_BYTES = RECEIPT_MAX_BYTES + 1;

/**
 * `/api/shelf-prices/v1` (bearer): `GET prices` those to confirm and the member's own · `POST
 * receipts?product&chain` a picture as bytes · `GET receipts/{id}` · `POST receipts/{id}/votes` · 403 the
 * own price · 404 · 409 `price.voted`, `price.decided`, `price.changed` · 429.
 */
export async function shelfPricesV1(app: FastifyInstance, deps: ShelfPricesV1Deps): Promise<void> {
  const { prices, sessions, receiptLimit, voteLimit } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  // No picture is read before the member is authenticated.
  app.addHook("onRequest", async (request) => {
    await sessions.requireUserId(requireBearer(request));
  });

  /** The team's role is checked on every request. */
  const requireReader = async (request: FastifyRequest): Promise<PriceReader> => {
    const token = requireBearer(request);
    const userId = await sessions.requireUserId(token);
    const { isTeam = false } = await sessions.check(token);
    return { userId, isTeam };
  };

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/prices", { schema: answers(pricesToConfirm) }, async (request) =>
    prices.list(await requireReader(request)),
  );

  app.post("/receipts", { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { userId } = await requireReader(request);
    const price = requireShape(receiptInput, request.query);
    await receiptLimit(userId);
    if (!Buffer.isBuffer(request.body)) throw new ServiceError("unsupported_media_type");
    await prices.storeReceipt(userId, price, request.body);
    return reply.code(204).send();
  });

  typed.get("/receipts/:id", { schema: answers(receiptContent) }, async (request) => {
    const reader = await requireReader(request);
    const { id } = requireShape(receiptParams, request.params);
    return { content: (await prices.readReceipt(reader, id)).toString("base64") };
  });

  typed.post("/receipts/:id/votes", { schema: answers(priceDecision) }, async (request) => {
    const reader = await requireReader(request);
    const { id } = requireShape(receiptParams, request.params);
    const input = requireShape(priceVoteInput, request.body);
    await voteLimit(reader.userId);
    return prices.vote(reader, id, input);
  });
}
