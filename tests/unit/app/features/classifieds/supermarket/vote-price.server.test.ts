import { expect, test } from "vitest";
import { votePrice } from "~/features/classifieds/supermarket/vote-price.server";
import type { ErrorResult, JsonResult } from "~/http/json-client.server";
import type { ShelfPricesApi } from "~/service/classifieds-api.server";
import type {
  PriceDecision,
  PriceVoteInput,
} from "../../../../../../contract/api/shelf-prices-v1.ts";

const receipt = "11111111-1111-4111-8111-111111111111";

function refusedWith(statusCode: number, code: string | null): ErrorResult {
  const rest = { message: "", fields: {}, retryAfterSeconds: null, detail: {} };
  return { isError: true, statusCode, code, ...rest };
}

async function send(fields: Record<string, string>, result: JsonResult<PriceDecision>) {
  const votes: PriceVoteInput[] = [];
  const prices = {
    vote: async (_id: string, vote: PriceVoteInput) => {
      votes.push(vote);
      return result;
    },
  } as unknown as ShelfPricesApi;
  const form = new FormData();
  const shown = { receipt, cents: "180", seenAt: "2026-11-20" };
  for (const [name, value] of Object.entries({ ...shown, ...fields })) form.set(name, value);
  const { data, init } = await votePrice(prices, form);
  return { vote: data.vote, status: init?.status, votes };
}

const decided = (outcome: PriceDecision["outcome"]) =>
  ({ isError: false, statusCode: 200, data: { outcome } }) as const;

test("price vote: a confirmation has no reason, even if the form holds one", async () => {
  const { vote, votes } = await send({ answer: "right", reason: "date" }, decided("confirmed"));
  expect(vote).toBe("confirmed");
  expect(votes).toEqual([{ isRight: true, reason: null, cents: 180, seenAt: "2026-11-20" }]);
});

test("price vote: a refusal names its reason; without one, nothing is sent", async () => {
  const { vote, votes } = await send({ answer: "wrong", reason: "date" }, decided(null));
  expect(vote).toBe("waiting");
  expect(votes).toMatchObject([{ isRight: false, reason: "date" }]);
  const without = await send({ answer: "wrong" }, decided(null));
  expect(without).toEqual({ vote: "wrong", status: 400, votes: [] });
});

test.each([
  [409, "price.voted", "voted"],
  [409, "price.decided", "decided"],
  [409, "price.changed", "changed"],
  [403, "member.banned", "sanction"],
  [404, "not_found", "gone"],
  [503, "unavailable", "unavailable"],
] as const)("price vote: the service's %s %s is answered as %s", async (status, code, vote) => {
  const answer = await send({ answer: "right" }, refusedWith(status, code));
  expect([answer.vote, answer.status]).toEqual([vote, status]);
});
