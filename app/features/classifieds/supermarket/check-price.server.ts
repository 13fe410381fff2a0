import { createItem, updateItems } from "@directus/sdk";
import { data } from "@remix-run/node";
import { z } from "zod";
import { changeOrCreate } from "~/cms/writes.server";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import type { ErrorResult } from "~/http/json-client.server";
import { fieldErrorsOf } from "~/i18n/field-errors";
import { zurichDay } from "~/i18n/format";
import type { ShelfPricesApi } from "~/service/classifieds-api.server";
import { readCents } from "../../../../contract/calculators/read-amount.ts";
import { chains, DEAREST_CENTS } from "../../../../contract/classifieds/supermarket.ts";
import { readAct } from "~/forms/read-act.server";

const input = z.object({
  product: z.guid(),
  chain: z.enum(chains),
  price: z.string().max(60),
  seenAt: z.iso.date(),
});

export type PriceProblem = "wrong" | "missing" | "sanction" | "wait" | "unavailable";

export type PriceAnswer = {
  isDone: boolean;
  problem: PriceProblem | null;
  /** About the picture, in the service's words. */
  receiptError: string | null;
};

const STATUS = { wrong: 400, missing: 400, sanction: 403, wait: 429, unavailable: 503 } as const;

const answerOf = (problem: PriceProblem | null, receiptError: string | null = null) =>
  data<PriceAnswer>(
    { isDone: problem === null && receiptError === null, problem, receiptError },
    { status: problem ? STATUS[problem] : receiptError ? 400 : 200 },
  );

const TOO_LARGE = { receipt: "proof.too_large" };
const receiptErrorOf = (fields: Readonly<Record<string, string>>) =>
  fieldErrorsOf(fields)["receipt"]?.[0] ?? null;

/** The front guard rejected the upload unread; null without a rejection. */
export function readRefusedReceipt(request: Request): PriceAnswer | null {
  if (new URL(request.url).searchParams.get("receipt") !== "too-large") return null;
  return { isDone: false, problem: null, receiptError: receiptErrorOf(TOO_LARGE) };
}

function answerOfRefusal({ statusCode, code, fields }: ErrorResult) {
  if (statusCode === 413) return answerOf(null, receiptErrorOf(TOO_LARGE));
  const error = receiptErrorOf(fields);
  if (error) return answerOf(null, error);
  if (code === "member.banned") return answerOf("sanction");
  return answerOf(statusCode === 429 ? "wait" : "unavailable");
}

/**
 * Replaces the member's earlier price for the same pack, and its receipt. A price whose receipt the service
 * refused is saved, but counts nowhere.
 */
export async function checkPrice(own: OwnCms, prices: ShelfPricesApi, form: FormData) {
  const receipt = form.get("receipt");
  const args = readAct(input, form);
  if (!args) return answerOf("wrong");
  const { product, chain, price, seenAt } = args;
  const cents = readCents(price, DEAREST_CENTS);
  const isLater = seenAt > zurichDay(new Date());
  if (cents.state !== "number" || cents.value === 0 || isLater) return answerOf("wrong");
  if (!(receipt instanceof File) || receipt.size === 0) return answerOf("missing");
  const values = { cents: cents.value, seenAt };
  const filter = ofMember(own, {
    _and: [{ product: { _eq: product } }, { chain: { _eq: chain } }],
  });
  try {
    await changeOrCreate(
      own,
      updateItems("product_prices", { filter }, values, { fields: ["id"] }),
      createItem("product_prices", { product, chain, ...values }, { fields: ["id"] }),
    );
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return answerOf(error.isOutage ? "unavailable" : "wrong");
  }
  const bytes = new Uint8Array(await receipt.arrayBuffer());
  const sent = await prices.sendReceipt({ product, chain }, bytes);
  return sent.isError ? answerOfRefusal(sent) : answerOf(null);
}
