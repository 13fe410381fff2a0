import { randomUUID } from "node:crypto";
import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import type { ErrorResult } from "~/http/json-client.server";
import { parseForm } from "~/http/parse-form";
import { formatMoney } from "~/i18n/format";
import { membership } from "~/i18n/pt-BR/membership";
import { translator } from "~/i18n/translator";
import type {
  MembershipOverview,
  PaymentsApi,
  PlanPrice,
  Receipt,
  ReturnPlace,
} from "~/service/payments-api.server";
import { orderSchema, returnPlaceSchema } from "./membership.schema";
import type { MembershipAnswer, MembershipFailure, ReturnState } from "./membership.types";

const t = translator("membership", membership);

/** What is needed to choose a plan; `prices` is null while they can't be told. */
export type PlanOffer = { prices: PlanPrice[] | null; formKey: string };

export async function loadOffer(payments: PaymentsApi): Promise<PlanOffer> {
  const result = await payments.listPrices();
  const prices = result.isError || result.data.prices.length === 0 ? null : result.data.prices;
  return { prices, formKey: randomUUID() };
}

/** The price in one line for pages that only tell it; null while it can't be told. */
export async function findPriceLabel(payments: PaymentsApi): Promise<string | null> {
  const result = await payments.listPrices();
  if (result.isError) return null;
  const labels = (["chf", "brl"] as const).flatMap((currency) => {
    const amounts = (["month", "year"] as const).flatMap(
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
  /** Null while it can't be told. */
  overview: MembershipOverview | null;
  receipts: Receipt[] | null;
};

/** What the section of the account page shows. Each part may fail alone. */
export async function loadMembership(
  payments: PaymentsApi,
  accessToken: string,
): Promise<MembershipData> {
  const [overview, receipts] = await Promise.all([
    payments.findMembership(accessToken),
    payments.listReceipts(accessToken),
  ]);
  return {
    overview: overview.isError ? null : overview.data,
    receipts: receipts.isError ? null : receipts.data.receipts,
  };
}

/** Until when a payment in trouble is waited for; null when there is none or it can't be told. */
export async function findGraceEnd(
  payments: PaymentsApi,
  accessToken: string,
): Promise<string | null> {
  const result = await payments.findGrace(accessToken);
  return result.isError ? null : result.data.graceUntil;
}

export type SentMembershipForm = {
  answer: MembershipAnswer | null;
  /** Where the form stood. */
  returnTo: ReturnPlace;
};

/** Does what a form of the membership asks for; a null answer means that it is done. */
export async function sendMembershipForm(
  payments: PaymentsApi,
  accessToken: string,
  form: FormData,
): Promise<SentMembershipForm> {
  const place = returnPlaceSchema.safeParse(form.get("returnTo") ?? undefined);
  const returnTo = place.success ? place.data : "membership";
  const answer = await answerForm(payments, accessToken, form, returnTo);
  return { answer, returnTo };
}

async function answerForm(
  payments: PaymentsApi,
  accessToken: string,
  form: FormData,
  returnTo: ReturnPlace,
): Promise<MembershipAnswer | null> {
  switch (form.get("intent")) {
    case "buy":
      return buy(payments, accessToken, form, returnTo);
    case "cancel":
    case "undo": {
      const isCancelled = form.get("intent") === "cancel";
      const result = await payments.setCancelled(accessToken, isCancelled);
      return result.isError ? failed(result) : null;
    }
    case "portal":
    case "card": {
      const start = form.get("intent") === "card" ? "card" : "overview";
      const result = await payments.openPortal(accessToken, { start, returnTo });
      return result.isError ? failed(result) : leaveTo(result.data.url, true);
    }
    default:
      return { kind: "failed", failure: "none" };
  }
}

async function buy(
  payments: PaymentsApi,
  accessToken: string,
  form: FormData,
  returnTo: ReturnPlace,
): Promise<MembershipAnswer> {
  const submission = parseForm(orderSchema, form);
  if (submission.status !== "success") {
    return { kind: "mistakes", lastResult: submission.reply() };
  }
  const { plan, currency, coupon } = submission.value;
  const order = { plan, currency, coupon: coupon || null, returnTo };
  const result = await payments.startCheckout(accessToken, order, await idempotencyKeyOf(form));
  if (!result.isError) return leaveTo(result.data.url, false);
  if (result.code === "payment.invalid_coupon") {
    const lastResult = submission.reply({ fieldErrors: { coupon: [t("coupon.invalid")] } });
    return { kind: "mistakes", lastResult };
  }
  return failed(result);
}

function leaveTo(url: string, isPortal: boolean): MembershipAnswer {
  return { kind: "leave", url, isPortal };
}

const FAILURES: Partial<Record<string, MembershipFailure>> = {
  "payment.already_member": "already",
  "payment.no_subscription": "none",
  "idempotency.in_progress": "in_progress",
};

function failed({ code }: ErrorResult): MembershipAnswer {
  return { kind: "failed", failure: FAILURES[code ?? ""] ?? "unavailable" };
}

/** How the provider's page was left; asks only, since arriving here proves nothing. */
export async function findReturnState(
  payments: PaymentsApi,
  accessToken: string,
  checkoutId: string | null,
): Promise<ReturnState> {
  if (!checkoutId) return "open";
  const result = await payments.findCheckout(accessToken, checkoutId);
  if (!result.isError) return result.data.state;
  return result.statusCode === 404 || result.statusCode === 400 ? "failed" : "unknown";
}
