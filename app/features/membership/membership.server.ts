import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { emptyAnswer, sendForm } from "~/forms/form-answer.server";
import type { JsonResult } from "~/http/json-client.server";
import { formatMoney } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { createMemory } from "~/process/memory.server";
import type {
  CheckoutOrder,
  MembershipOverview,
  PaymentsApi,
  PriceList,
  Receipt,
} from "~/service/payments-api.server";
import {
  orderSchema,
  returnPlaceSchema,
  type MembershipAnswer,
  type ReturnState,
} from "./membership.schema";
import {
  currencies,
  plans,
  type ReturnPlace,
  type Plan,
} from "../../../contract/account/membership.ts";
import { membership } from "./words";

const t = translator("membership", membership);

/** `sale` is null while prices are unavailable. */
export type PlanOffer = { sale: PriceList | "closed" | null; formKey: string };

export async function loadOffer(payments: PaymentsApi): Promise<PlanOffer> {
  const result = await payments.listPrices();
  return { sale: saleOf(result), formKey: randomUUID() };
}

function saleOf(result: JsonResult<PriceList>): PlanOffer["sale"] {
  if (result.isError) return result.code === "payment.not_sold" ? "closed" : null;
  return result.data.prices.length > 0 ? result.data : null;
}

export type Purchase = PlanOffer & Pick<MembershipOverview, "isPending">;

export async function loadPurchase(payments: PaymentsApi): Promise<Purchase> {
  const [offer, overview] = await Promise.all([loadOffer(payments), payments.findMembership()]);
  return { ...offer, isPending: !overview.isError && overview.data.isPending };
}

/** For display only; null while unavailable. */
export async function findPriceLabel(payments: PaymentsApi): Promise<string | null> {
  const result = await payments.listPrices();
  if (result.isError) return null;
  const labels = currencies.flatMap((currency) => {
    const amounts = plans.flatMap(
      (plan) =>
        result.data.prices.find((price) => price.plan === plan && price.currency === currency)
          ?.amountCents ?? [],
    );
    const [month, year] = amounts.map((cents) =>
      formatMoney(cents, currency === "chf" ? "CHF" : "BRL"),
    );
    return month && year ? [t("priceLabel.both", { month, year })] : [];
  });
  return labels.length > 0 ? labels.join("; ") : null;
}

export type MembershipData = {
  overview: MembershipOverview | null;
  receipts: Receipt[] | null;
};

export async function loadMembership(payments: PaymentsApi): Promise<MembershipData> {
  const [overview, receipts] = await Promise.all([
    payments.findMembership(),
    payments.listReceipts(),
  ]);
  return {
    overview: overview.isError ? null : overview.data,
    receipts: receipts.isError ? null : receipts.data.receipts,
  };
}

export type SentMembershipForm = {
  answer: MembershipAnswer | null;
  returnTo: ReturnPlace;
};

const FAILURES = {
  "payment.already_member": "already",
  "payment.pending": "pending",
  "payment.no_subscription": "none",
  "idempotency.in_progress": "in_progress",
} as const;

const nothing = z.object({});

type ReturnWay = Pick<CheckoutOrder, "returnTo" | "back">;

/** @param back path of the page that the member came from, by `isReturnPage` */
export async function sendMembershipForm(
  payments: PaymentsApi,
  form: FormData,
  back: string | null = null,
): Promise<SentMembershipForm> {
  const place = returnPlaceSchema.safeParse(form.get("returnTo") ?? undefined);
  const returnTo = place.success ? place.data : "membership";
  const answer = await answerForm(payments, form, { returnTo, ...(back && { back }) });
  return { answer, returnTo };
}

async function answerForm(
  payments: PaymentsApi,
  form: FormData,
  way: ReturnWay,
): Promise<MembershipAnswer | null> {
  const intent = String(form.get("intent"));
  const options = { intent, failures: FAILURES };
  switch (intent) {
    case "buy":
      return buy(payments, form, way);
    case "cancel":
    case "undo": {
      const isCancelled = intent === "cancel";
      const answer = await sendForm(
        nothing,
        form,
        () => payments.setCancelled(isCancelled),
        options,
      );
      return answer.isDone ? null : answer;
    }
    case "portal":
    case "card": {
      const start = intent === "card" ? "card" : "overview";
      return sendForm(nothing, form, () => payments.openPortal({ start, returnTo: way.returnTo }), {
        ...options,
        resultFieldsOf: ({ url }) => ({ leave: { url, isPortal: true } }),
      });
    }
    default:
      return { ...emptyAnswer(intent), failure: { code: "none" } };
  }
}

function buy(payments: PaymentsApi, form: FormData, way: ReturnWay): Promise<MembershipAnswer> {
  return sendForm(
    orderSchema,
    form,
    async ({ plan, currency, coupon }) =>
      payments.startCheckout(
        { plan, currency, coupon: coupon || null, ...way },
        await idempotencyKeyOf(form),
      ),
    {
      intent: "buy",
      failures: FAILURES,
      fieldErrors: { "payment.invalid_coupon": { coupon: [t("coupon.invalid")] } },
      resultFieldsOf: ({ url }) => ({ leave: { url, isPortal: false } }),
    },
  );
}

/** Only reads: the return address proves no payment. */
export async function findReturnState(
  payments: PaymentsApi,
  checkoutId: string | null,
): Promise<ReturnState> {
  if (!checkoutId) return "open";
  const result = await payments.findCheckout(checkoutId);
  if (!result.isError) return result.data.state;
  return result.statusCode === 404 || result.statusCode === 400 ? "failed" : "unknown";
}

/** `until` is null for access without a known end, as of a subscription that renews itself. */
export type Access = { until: string | null };

/** Null without access, or while unavailable. */
export async function findAccess(
  payments: Pick<PaymentsApi, "findMembership">,
): Promise<Access | null> {
  const result = await payments.findMembership();
  if (result.isError) return null;
  const { subscription, others } = result.data;
  if (subscription?.state === "active") return { until: null };
  if (subscription?.state === "grace") return { until: subscription.graceUntil };
  const ends = others?.map(({ validUntil }) => validUntil) ?? [];
  if (subscription?.state === "cancelled") ends.push(subscription.periodEnd);
  if (ends.length === 0) return null;
  const known = ends.flatMap((end) => end ?? []);
  return { until: known.length < ends.length ? null : (known.sort().at(-1) ?? null) };
}

type PlanLabel = {
  plan: Plan;
  amounts: string[];
};

/** For display only; empty while unavailable. */
export async function listPlanLabels(payments: PaymentsApi): Promise<PlanLabel[]> {
  const result = await payments.listPrices();
  if (result.isError) return [];
  const amountsOf = (plan: PlanLabel["plan"]) =>
    currencies.flatMap((currency) => {
      const price = result.data.prices.find(
        (each) => each.plan === plan && each.currency === currency,
      );
      return price ? [formatMoney(price.amountCents, currency === "chf" ? "CHF" : "BRL")] : [];
    });
  return plans
    .map((plan) => ({ plan, amounts: amountsOf(plan) }))
    .filter(({ amounts }) => amounts.length > 0);
}

const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5_000;

type GraceEnd = string | null;
/** Keyed by member, so that no member gets another member's date. */
const remembered = createMemory<GraceEnd>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** An empty list drops the dates of all members, as after a webhook of the payment provider. */
export function forgetGraceEnds(directusUserIds: readonly string[]): void {
  remembered.forgetAll(directusUserIds);
}

/** Null without a failed payment, or while unavailable. */
export async function findGraceEnd(
  directusUserId: string,
  payments: Pick<PaymentsApi, "findGrace">,
): Promise<GraceEnd> {
  const ask = async () => {
    const result = await payments.findGrace();
    if (result.isError) throw new Error(`the end of the grace can't be told: ${result.statusCode}`);
    return result.data.graceUntil;
  };
  return remembered.find(directusUserId, ask).catch(() => null);
}
