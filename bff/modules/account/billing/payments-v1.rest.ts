import type { FastifyInstance } from "fastify";
import {
  checkoutInput,
  checkoutParams,
  checkoutState,
  grace,
  membershipOverview,
  portalInput,
  priceList,
  providerPage,
  receiptList,
} from "../../../../contract/api/payments-v1.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { PaymentsService } from "./payments/payments.service.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { requireIdempotencyKey } from "../../../http/idempotency.ts";

export type PaymentsV1Deps = {
  payments: PaymentsService;
  sessions: SessionsService;
  /** Limits one member's calls to the provider, because each may be a guess at a coupon. */
  rateLimit: RateLimit;
};

const SMALL_BODY_BYTES = 4_096;

/** `/api/payments/v1`: prices for everyone; everything else is the member's own, by bearer. */
export async function paymentsV1(app: FastifyInstance, deps: PaymentsV1Deps): Promise<void> {
  const { payments, sessions, rateLimit } = deps;
  const bodyLimit = SMALL_BODY_BYTES;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/prices", { schema: answers(priceList) }, () => payments.listPrices());

  typed.get("/membership", { schema: answers(membershipOverview) }, async (request) =>
    payments.overviewOf(await sessions.requireUserId(requireBearer(request))),
  );

  typed.get("/grace", { schema: answers(grace) }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    return { graceUntil: await payments.findGraceEnd(userId) };
  });

  typed.get("/receipts", { schema: answers(receiptList) }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    return { receipts: await payments.listReceipts(userId) };
  });

  typed.post("/checkout", { bodyLimit, schema: answers(providerPage) }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const key = requireIdempotencyKey(request);
    await rateLimit(userId);
    return payments.startCheckout(userId, { ...requireShape(checkoutInput, request.body), key });
  });

  typed.get("/checkout/:id", { schema: answers(checkoutState) }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const { id } = requireShape(checkoutParams, request.params);
    return { state: await payments.checkoutState(userId, id) };
  });

  typed.post("/portal", { bodyLimit, schema: answers(providerPage) }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const input = requireShape(portalInput, request.body ?? {});
    await rateLimit(userId);
    return payments.openPortal(userId, input.start, input.returnTo);
  });

  typed.post("/cancel", { bodyLimit, schema: answers(membershipOverview) }, async (request) =>
    payments.setCancelled(await sessions.requireUserId(requireBearer(request)), true),
  );

  typed.post("/undo-cancel", { bodyLimit, schema: answers(membershipOverview) }, async (request) =>
    payments.setCancelled(await sessions.requireUserId(requireBearer(request)), false),
  );
}
