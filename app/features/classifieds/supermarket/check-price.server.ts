import { createItem, updateItems } from "@directus/sdk";
import { data } from "@remix-run/node";
import { z } from "zod";
import { changeOrCreate } from "~/cms/writes.server";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { zurichDay } from "~/i18n/format";
import { readCents } from "../../../../contract/calculators/read-amount.ts";
import { chains, DEAREST_CENTS } from "../../../../contract/classifieds/supermarket.ts";
import { readAct } from "~/forms/read-act.server";

const input = z.object({
  product: z.guid(),
  chain: z.enum(chains),
  price: z.string().max(60),
  seenAt: z.iso.date(),
});

export type PriceAnswer = { isDone: boolean; problem: "wrong" | "unavailable" | null };

const answerOf = (problem: PriceAnswer["problem"]) =>
  data<PriceAnswer>(
    { isDone: problem === null, problem },
    { status: problem === "wrong" ? 400 : problem ? 503 : 200 },
  );

/** Replaces the member's earlier price for the same pack. */
export async function checkPrice(own: OwnCms, form: FormData) {
  const args = readAct(input, form);
  if (!args) return answerOf("wrong");
  const { product, chain, price, seenAt } = args;
  const cents = readCents(price, DEAREST_CENTS);
  const isLater = seenAt > zurichDay(new Date());
  if (cents.state !== "number" || cents.value === 0 || isLater) return answerOf("wrong");
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
  return answerOf(null);
}
