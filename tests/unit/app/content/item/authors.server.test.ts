import { expect, test } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import { findAuthors, listShown } from "~/content/item/authors.server";
import type { ServiceClients } from "~/service/clients.server";

const author = { name: "Ana S.", isTeam: false, isConnected: false };

/** A reader whose service returns these authors; null means no data. */
function readerWhere(getAuthors: object[] | null, isTeam = false) {
  const query = async () => ({ data: getAuthors && { getAuthors }, failure: null });
  const cached = async () => [];
  return {
    cms: { cached } as Partial<TierCms> as TierCms,
    service: { query } as Partial<ServiceClients> as ServiceClients,
    isTeam,
  };
}

const rows = [{ user_created: "ana" }, { user_created: "bia" }, { user_created: null }];
const received = [
  { ...author, directusUserId: "ana", isBlocked: false },
  { ...author, directusUserId: "bia", isBlocked: true },
];

test("author visibility: hides authors blocked by the reader, and none for the team", async () => {
  expect(await listShown(readerWhere(received), rows)).toEqual([rows[0], rows[2]]);
  expect(await listShown(readerWhere(received, true), rows)).toEqual(rows);
});

test("author visibility: while blocks are unknown shows only texts without an author, and no names", async () => {
  expect(await listShown(readerWhere(null), rows)).toEqual([rows[2]]);
  expect(await findAuthors(readerWhere(null), ["ana"])).toEqual(new Map());
});

test("author visibility: a deleted author who was blocked stays hidden, and has a neutral name", async () => {
  const gone = { ...author, name: "", directusUserId: "bia", isBlocked: true };
  expect(await listShown(readerWhere([gone]), rows)).toEqual([rows[0], rows[2]]);
  const authors = await findAuthors(readerWhere([gone]), ["bia"]);
  expect(authors.get("bia")?.name).toBe("Membro do portal");
});

test("author visibility: a deleted author is not hidden", async () => {
  expect(await listShown(readerWhere([]), rows)).toEqual(rows);
});

test("author visibility: loads all authors in batches of the service's limit", async () => {
  const requests: string[][] = [];
  const query = async (_: unknown, { usersDirectusIds: ids }: { usersDirectusIds: string[] }) => {
    requests.push(ids);
    const getAuthors = ids.map((directusUserId) => ({
      ...author,
      directusUserId,
      isBlocked: false,
    }));
    return { data: { getAuthors }, failure: null };
  };
  const reader = { ...readerWhere([]), service: { query } as unknown as ServiceClients };
  const members = Array.from({ length: 230 }, (_, at) => `m${at}`);
  expect((await findAuthors(reader, members)).size).toBe(230);
  expect(requests.map(({ length }) => length)).toEqual([100, 100, 30]);
});
