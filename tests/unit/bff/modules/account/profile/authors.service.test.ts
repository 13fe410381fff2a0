import { expect, test } from "vitest";
import { createMemberRoles } from "../../../../../../bff/modules/identity/membership/member-roles.ts";
import { createAuthorsService } from "../../../../../../bff/modules/account/profile/authors.service.ts";

const ANA = "11111111-1111-4111-8111-111111111111";
const BIA = "22222222-2222-4222-8222-222222222222";
const CAU = "33333333-3333-4333-8333-333333333333";
const roles = createMemberRoles([]);

test("authors: mark connections and members blocked by the viewer; a blocked member is no connection", async () => {
  const author = { first_name: "Ana", last_name: "Souza", displayName: null, avatar: null };
  const authors = createAuthorsService(
    {
      list: async (ids) =>
        ids.map((id) => ({ ...author, id, canton: null, role: null, visibility: {} })),
    },
    {
      listConnectedAmong: async () => new Set([ANA, CAU]),
      listBlocksAmong: async () =>
        new Map([
          [BIA, { isByUser: false }],
          [CAU, { isByUser: true }],
        ]),
    },
    roles,
  );
  const shown = await authors.list("7", [ANA, BIA, CAU]);
  expect(shown.map(({ isConnected }) => isConnected)).toEqual([true, false, false]);
  // A member who blocked the viewer is still shown as an author.
  expect(shown.map(({ isBlocked }) => isBlocked)).toEqual([false, false, true]);
});

test("authors: a deleted member has no name, and is listed only for the member who blocked them", async () => {
  const blocksOf = (isByUser: boolean) => async () => new Map([[ANA, { isByUser }]]);
  const authorsFor = (isByUser: boolean) =>
    createAuthorsService(
      { list: async () => [] },
      { listConnectedAmong: async () => new Set(), listBlocksAmong: blocksOf(isByUser) },
      roles,
    );
  expect(await authorsFor(true).list("7", [ANA, BIA])).toEqual([
    expect.objectContaining({ directusUserId: ANA, name: "", isBlocked: true, avatar: null }),
  ]);
  expect(await authorsFor(false).list("7", [ANA, BIA])).toEqual([]);
});
