import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import { returnPlaces } from "../../modules/payments/payments.service.ts";
import type { PaymentsService } from "../../modules/payments/payments.service.ts";
import { currencies, plans } from "../../modules/payments/provider.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { requireIdempotencyKey } from "../idempotency.ts";

export interface PaymentsV1Deps {
  payments: PaymentsService;
  sessions: SessionsService;
  /** Calls of one member that make the provider work: each may be a guess at a coupon. */
  requireFew: RequireFew;
}

const returnTo = z.enum(returnPlaces).default("membership");
// Whatever else is sent, such as a price or a user, is not read.
const orderShape = z.object({
  plan: z.enum(plans),
  currency: z.enum(currencies),
  coupon: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/)
    .nullable()
    .default(null),
  returnTo,
});
const portalShape = z.object({ start: z.enum(["overview", "card"]).default("overview"), returnTo });
const checkoutId = z.string().regex(/^cs_[\w-]{1,250}$/);
const smallBodyBytes = 4_096;

/** `/api/payments/v1`: prices for everybody; the rest is the member's own, by bearer. */
export async function paymentsV1(app: FastifyInstance, deps: PaymentsV1Deps): Promise<void> {
  const { payments, sessions, requireFew } = deps;
  const bodyLimit = smallBodyBytes;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get("/prices", async () => ({ prices: await payments.listPrices() }));

  app.get("/membership", async (request) =>
    payments.overviewOf(await sessions.requireUserId(requireBearer(request))),
  );

  app.get("/grace", async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    return { graceUntil: await payments.findGraceEnd(userId) };
  });

  app.get("/receipts", async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    return { receipts: await payments.listReceipts(userId) };
  });

  app.post("/checkout", { bodyLimit }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const key = requireIdempotencyKey(request);
    await requireFew(userId);
    return payments.startCheckout(userId, { ...parse(orderShape, request.body), key });
  });

  app.get<{ Params: { id: string } }>("/checkout/:id", async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const id = parse(checkoutId, request.params.id);
    return { state: await payments.checkoutState(userId, id) };
  });

  app.post("/portal", { bodyLimit }, async (request) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const wish = parse(portalShape, request.body ?? {});
    await requireFew(userId);
    return payments.openPortal(userId, wish.start, wish.returnTo);
  });

  app.post("/cancel", { bodyLimit }, async (request) =>
    payments.setCancelled(await sessions.requireUserId(requireBearer(request)), true),
  );

  app.post("/undo-cancel", { bodyLimit }, async (request) =>
    payments.setCancelled(await sessions.requireUserId(requireBearer(request)), false),
  );
}

function parse<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}
