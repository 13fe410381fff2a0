import { expect, test } from "vitest";
import { createBreaker } from "../../../../bff/cms/breaker.ts";
import { createCmsClient } from "../../../../bff/cms/client.ts";
import { createCmsTickets } from "../../../../bff/cms/cms-tickets.ts";

function ticketsThatAsk(requested: URL[]) {
  const client = createCmsClient({
    url: "http://directus.test",
    token: "token",
    fetch: async (address) => {
      requested.push(new URL(address instanceof Request ? address.url : address));
      return Response.json({ data: [] });
    },
    breaker: createBreaker({ failures: 10, openMs: 1, elapsedMs: () => performance.now() }),
  });
  return createCmsTickets(client);
}

const filterOf = (url: URL | undefined): unknown =>
  JSON.parse(url?.searchParams.get("filter") ?? "null");

test("ticket queries: filter by one ticket, one member or one number", async () => {
  const requests: URL[] = [];
  const tickets = ticketsThatAsk(requests);
  await tickets.listMessages("t1");
  await tickets.listOf("m1");
  await tickets.findByNumber(7);
  expect(requests.map(filterOf)).toEqual([
    { ticket: { _eq: "t1" } },
    { member: { _eq: "m1" } },
    { number: { _eq: 7 } },
  ]);
});
