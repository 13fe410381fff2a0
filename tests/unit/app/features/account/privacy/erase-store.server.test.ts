import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { erasableStores, findErasableStore } from "~/features/account/privacy/erasable-stores";
import { eraseStore } from "~/features/account/privacy/own-data.server";
import { ownData } from "../../../../../../cms-extensions/access/policies/own-data";
import { makeCms } from "../../../../../mocks/cms";
import { appEnvironment } from "../../../../../support/app-environment";

const member = { directusUserId: "11111111-1111-4111-8111-111111111111" };
const own = (directusToken: string | null = "dt") =>
  makeCms().forOwn({ userId: member.directusUserId, tier: "free" }, directusToken);

const sent: { path: string; token: string | null; body: unknown }[] = [];
const server = setupServer(
  http.delete(`${appEnvironment.CMS_URL}/items/:collection`, async ({ request }) => {
    const token = request.headers.get("authorization");
    sent.push({ path: new URL(request.url).pathname, token, body: await request.json() });
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen());
afterEach(() => {
  sent.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

test("erasing a store: deletes only the member's own rows, with the member's own token", async () => {
  expect(await eraseStore(own(), "favorites")).toBe(true);
  expect(sent).toEqual([
    {
      path: "/items/favorites",
      token: "Bearer dt",
      body: { query: { filter: { user_created: { _eq: member.directusUserId } }, limit: -1 } },
    },
  ]);
});

test("erasing a store: fails if Directus is unavailable, and sends nothing without a token", async () => {
  server.use(http.delete(`${appEnvironment.CMS_URL}/items/drafts`, () => HttpResponse.error()));
  expect(await eraseStore(own(), "drafts")).toBe(false);
  expect(await eraseStore(own(null), "drafts")).toBe(false);
  expect(sent).toEqual([]);
});

test("erasing a store: is offered only for collections in which members may delete", () => {
  const deletable = ownData.permissions.filter(({ action }) => action === "delete");
  const collections = new Set(deletable.map(({ collection }) => collection));
  expect(erasableStores.filter((store) => !collections.has(store))).toEqual([]);
  expect(findErasableStore("directus_users")).toBeNull();
});
