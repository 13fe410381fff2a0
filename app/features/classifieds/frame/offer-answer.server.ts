import { data } from "@remix-run/node";
import { CmsError } from "~/cms/cms.server";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { SAVED_SEARCHES_FULL } from "../../../../contract/classifieds/saved-searches.ts";

export type OfferAnswer = {
  intent: string;
  isDone: boolean;
  problem: keyof typeof STATUS | null;
};

const STATUS = { invalid: 400, forbidden: 403, full: 409, rate: 429, unavailable: 503 } as const;

export function refuse(intent: string, problem: NonNullable<OfferAnswer["problem"]>) {
  const answer: OfferAnswer = { intent, isDone: false, problem };
  return data(answer, { status: STATUS[problem] });
}

/** A repeated write (not unique) counts as done. */
export async function finish(intent: string, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === COMMENT_REFUSALS.rate) return refuse(intent, "rate");
    if (error.code === SAVED_SEARCHES_FULL) return refuse(intent, "full");
    if (error.code !== "RECORD_NOT_UNIQUE")
      return refuse(intent, error.isOutage ? "unavailable" : "forbidden");
  }
  const answer: OfferAnswer = { intent, isDone: true, problem: null };
  return data(answer);
}
