import { data } from "@remix-run/node";
import { z } from "zod";
import { readAct } from "~/forms/read-act.server";
import type { ShelfPricesApi } from "~/service/classifieds-api.server";
import type { PricesToConfirm } from "../../../../contract/api/shelf-prices-v1.ts";
import {
  refusalReasons,
  type PriceOutcome,
} from "../../../../contract/classifieds/price-receipts.ts";

const input = z.object({
  receipt: z.guid(),
  answer: z.enum(["right", "wrong"]),
  reason: z.enum(refusalReasons).nullish().catch(null),
  cents: z.coerce.number().int(),
  seenAt: z.iso.date(),
});

type VoteFailure = "voted" | "decided" | "changed" | "gone" | "sanction" | "wrong" | "unavailable";

export type VoteAnswer = { vote: PriceOutcome | "waiting" | VoteFailure };

const STATUS = {
  ...{ voted: 409, decided: 409, changed: 409, gone: 404, sanction: 403, wrong: 400 },
  unavailable: 503,
  ...{ confirmed: 200, refused: 200, waiting: 200 },
} as const satisfies Record<VoteAnswer["vote"], number>;

const answerOf = (vote: VoteAnswer["vote"]) => data<VoteAnswer>({ vote }, { status: STATUS[vote] });

const failureOf: Readonly<Record<string, VoteAnswer["vote"]>> = {
  "price.voted": "voted",
  "price.decided": "decided",
  "price.changed": "changed",
  "member.banned": "sanction",
  forbidden: "gone",
  not_found: "gone",
};

/** Null while the service or Directus is unavailable: the rest of the page works without it. */
export async function listPricesToConfirm(prices: ShelfPricesApi): Promise<PricesToConfirm | null> {
  const result = await prices.list();
  return result.isError ? null : result.data;
}

/** One answer per member and price; a refusal names what does not match. */
export async function votePrice(prices: ShelfPricesApi, form: FormData) {
  const args = readAct(input, form);
  if (!args) return answerOf("gone");
  const isRight = args.answer === "right";
  const reason = isRight ? null : (args.reason ?? null);
  if (!isRight && !reason) return answerOf("wrong");
  const { cents, seenAt } = args;
  const result = await prices.vote(args.receipt, { isRight, reason, cents, seenAt });
  if (result.isError) return answerOf(failureOf[result.code ?? ""] ?? "unavailable");
  return answerOf(result.data.outcome ?? "waiting");
}
