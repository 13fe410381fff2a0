import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService;
let url = "";
let accessToken = "";

beforeAll(async () => {
  service = await startTestService({ allowIntrospection: true });
  url = `${await service.app.listen({ host: "127.0.0.1", port: 0 })}/graphql`;
  const { email } = await service.createMember();
  ({ accessToken } = await service.login(email));
});
afterAll(() => service.close());

const asMember: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...init?.headers, ...bearer(accessToken) } });

/** GET queries are not supported, because a foreign page could trigger them with a link. */
const BY_GET = ["5A70", "D6D5", "6A70"];

const audits = serverAudits({ url: () => url, fetchFn: asMember });

test.each(audits.filter(({ id }) => !BY_GET.includes(id)))(
  "GraphQL over HTTP $id: $name",
  async ({ fn }) => {
    const result = await fn();
    expect("reason" in result ? result.reason : result.status).toBe("ok");
  },
);

test.each(audits.filter(({ id }) => BY_GET.includes(id)))(
  "GraphQL over HTTP $id: $name, which is left out",
  async ({ name, fn }) => {
    expect(name).toMatch(/^MAY/);
    expect(await fn()).toMatchObject({ reason: "Response status code is not 200" });
  },
);
