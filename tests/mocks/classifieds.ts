import { http, HttpResponse } from "msw";
import type { PricesToConfirm, PriceVoteInput } from "../../contract/api/shelf-prices-v1.ts";
import { appEnvironment } from "../support/app-environment";

/** The service's opened ads and reported prices, for one member. */
export function createClassifiedsMock(url: string = appEnvironment.SERVICE_URL) {
  const state = {
    details: new Map<string, object>(),
    /** Null for paying members. */
    leftToday: null as number | null,
    isUnavailable: false,
    opened: [] as string[],
    toConfirm: { waiting: [], own: [] } as PricesToConfirm,
    /** Base64 pictures by receipt. */
    receipts: new Map<string, string>(),
    /** Bytes of sent receipts. */
    sentReceipts: [] as Uint8Array[],
    votes: [] as PriceVoteInput[],
  };
  const refused = (code: string, status: number) =>
    HttpResponse.json({ statusCode: status, code, message: code }, { status });

  const handlers = [
    http.post(`${url}/api/classifieds/v1/:kind/:item/openings`, ({ params }) => {
      if (state.isUnavailable) return refused("unavailable", 503);
      if (state.leftToday === 0) return refused("offer.limit", 402);
      if (state.leftToday !== null) state.leftToday -= 1;
      const item = String(params["item"]);
      state.opened.push(item);
      const { leftToday } = state;
      return HttpResponse.json({ details: state.details.get(item) ?? {}, leftToday });
    }),
    http.get(`${url}/api/shelf-prices/v1/prices`, () =>
      state.isUnavailable ? refused("unavailable", 503) : HttpResponse.json(state.toConfirm),
    ),
    http.post(`${url}/api/shelf-prices/v1/receipts`, async ({ request }) => {
      if (state.isUnavailable) return refused("unavailable", 503);
      state.sentReceipts.push(new Uint8Array(await request.arrayBuffer()));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${url}/api/shelf-prices/v1/receipts/:id`, ({ params }) => {
      const content = state.receipts.get(String(params["id"]));
      return content ? HttpResponse.json({ content }) : refused("not_found", 404);
    }),
    http.post(`${url}/api/shelf-prices/v1/receipts/:id/votes`, async ({ request }) => {
      if (state.votes.length > 0) return refused("price.voted", 409);
      const vote = (await request.json()) as PriceVoteInput;
      state.votes.push(vote);
      return HttpResponse.json({ outcome: vote.isRight ? "confirmed" : null });
    }),
  ];

  return {
    state,
    handlers,
    reset(): void {
      state.details.clear();
      state.leftToday = null;
      state.isUnavailable = false;
      state.opened = [];
      state.toConfirm = { waiting: [], own: [] };
      state.receipts.clear();
      state.sentReceipts = [];
      state.votes = [];
    },
  };
}
