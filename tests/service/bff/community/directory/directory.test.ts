import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_MENTION_SUGGESTIONS } from "../../../../../contract/community/mentions.ts";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { createCmsProfiles } from "../../../../../bff/cms/cms-profiles.ts";
import { createDirectoryIndex } from "../../../../../bff/modules/community/directory/directory-index.ts";
import { act, connect } from "../../relations/connections/members.ts";
import { ask, chatter, codeOf } from "../chat/members.ts";
import type { Chatter } from "../chat/members.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { change, find, listed, openTo } from "./listed.ts";

let service: TestService;
let viewer: Chatter;

beforeAll(async () => {
  service = await startTestService();
  viewer = await chatter(service);
});
afterAll(() => service.close());

const isFound = async (who: Chatter, member: Chatter, query: object = {}): Promise<boolean> =>
  (await find(service, who, query)).ids.includes(member.directusUserId);

describe("member directory", () => {
  test("lists only members who opted in, until they opt out, at once", async () => {
    const member = await listed(service);
    expect(await isFound(viewer, member)).toBe(true);
    await change(service, member, { isInDirectory: false });
    expect(await isFound(viewer, member)).toBe(false);
    const silent = await listed(service, { isInDirectory: false });
    expect(await isFound(viewer, silent)).toBe(false);
  });

  test("lists no member whose profile opted out, even if the change was not reported", async () => {
    const member = await listed(service);
    Object.assign(service.directus.users.get(member.directusUserId) ?? {}, {
      isInDirectory: false,
    });
    expect(await isFound(viewer, member)).toBe(false);
  });

  test.each([
    ["suspended", "update users set cms_status = 'suspended' where id = $1"],
    ["closed", "update users set is_active = false where id = $1"],
    ["deleted", "delete from users where id = $1"],
    [
      "the team's",
      `update users set cms_role_id = '10000000-0000-4000-8000-000000000001' where id = $1`,
    ],
  ])("lists no member whose account is %s", async (_state, statement) => {
    const member = await listed(service);
    await service.database.pool.query(statement, [member.id]);
    expect(await isFound(viewer, member)).toBe(false);
  });

  test("hides two members from each other after a block by either", async () => {
    const [ana, bia] = [await listed(service), await listed(service)];
    await act(service, ana, "block", bia);
    expect(await isFound(ana, bia)).toBe(false);
    expect(await isFound(bia, ana)).toBe(false);
    expect(await isFound(viewer, ana)).toBe(true);
    await act(service, ana, "unblock", bia);
    expect(await isFound(bia, ana)).toBe(true);
  });

  test("treats free and paying members alike, as searchers and as results", async () => {
    const free = await listed(service, {}, roleIds.member);
    expect(await isFound(viewer, free)).toBe(true);
    expect(await isFound(free, await listed(service))).toBe(true);
    const answer = await service.app.inject({
      method: "POST",
      url: "/graphql",
      headers: bearer("nobody"),
      payload: { query: "{ getDirectory { totalCount } }" },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe("field of the directory", () => {
  const queries = [
    ["place", { cantonId: 9 }],
    ["spokenLanguages", { language: "fr" }],
    ["profession", { profession: "PADEIRA" }],
    ["inSwitzerlandSince", { stage: "settling" }],
  ] as const;

  test.each(queries)("%s matches only where it is shown", async (field, query) => {
    const friend = await chatter(service);
    for (const [level, byAll, byFriends] of [
      ["members", true, true],
      ["connections", false, true],
      ["self", false, false],
    ] as const) {
      const visibility = { ...openTo("members"), [field]: level };
      const member = await listed(service, { visibility });
      await connect(service, friend, member);
      expect([level, await isFound(viewer, member, query)]).toEqual([level, byAll]);
      expect([level, await isFound(friend, member, query)]).toEqual([level, byFriends]);
      expect(await isFound(viewer, member)).toBe(true);
    }
  });

  test("matches the displayed name, with or without accents", async () => {
    const member = await listed(service, { displayName: "Zuleika Ângelo" });
    expect(await isFound(viewer, member, { name: "angelo" })).toBe(true);
    expect(await isFound(viewer, member, { name: "Souza" })).toBe(false);
    const reserved = await listed(service);
    expect(await isFound(viewer, reserved, { name: "souza" })).toBe(false);
    expect(await isFound(viewer, reserved, { name: "ana s" })).toBe(true);
    expect(await isFound(viewer, reserved, { name: "%" })).toBe(false);
  });

  test("is shown only to viewers with access", async () => {
    const member = await listed(service, { visibility: openTo("connections") });
    const hidden = {
      city: null,
      cantonId: null,
      profession: null,
      spokenLanguages: [],
      stage: null,
    };
    const shownTo = async (who: Chatter) =>
      (await find(service, who)).items.find(
        (item) => item["directusUserId"] === member.directusUserId,
      );
    expect(await shownTo(viewer)).toMatchObject({ ...hidden, isConnected: false, name: "Ana S." });
    const friend = await chatter(service);
    await connect(service, friend, member);
    expect(await shownTo(friend)).toMatchObject({
      isConnected: true,
      city: "Zug",
      cantonId: 9,
      profession: "Padeira",
      spokenLanguages: ["pt", "fr"],
      stage: "settling",
    });
    expect(await shownTo(member)).toMatchObject({ ...hidden, isOwn: true });
  });
});

describe("directory list", () => {
  test("has twenty entries a page, in the requested order", async () => {
    const names = Array.from({ length: 21 }, (_, at) => `Pagina ${String.fromCharCode(97 + at)}`);
    for (const displayName of names.toReversed()) await listed(service, { displayName });
    const first = await find(service, viewer, { name: "pagina", sort: "name" });
    expect([first.ids.length, first.totalCount]).toEqual([20, 21]);
    expect(first.items.map((item) => item["name"])).toEqual(names.slice(0, 20));
    const second = await find(service, viewer, { name: "pagina", sort: "name", page: 2 });
    expect(second.items.map((item) => item["name"])).toEqual(names.slice(20));
    service.clock.advance(1_000);
    const latest = await listed(service, { displayName: "Pagina z" });
    expect((await find(service, viewer, { name: "pagina" })).ids[0]).toBe(latest.directusUserId);
  });

  test.each([
    { page: 0 },
    { page: 501 },
    { sort: "email" },
    { stage: "x" },
    { language: "português" },
    { name: "a".repeat(81) },
  ])("refuses %j", async (query) => {
    await expect(find(service, viewer, query)).rejects.toThrow("validation_failed");
  });

  describe("mention suggestions", () => {
    async function listMentionCandidates(who: Chatter, name: string): Promise<string[]> {
      const query = `query ($name: String!) { getCallable(name: $name) { directusUserId } }`;
      const answer = await ask(service, who, query, { name });
      if (!answer.data) throw new Error(`refused: ${codeOf(answer) ?? "?"}`);
      const found = answer.data["getCallable"] as { directusUserId: string }[];
      return found.map(({ directusUserId }) => directusUserId);
    }
    const idsOf = (...members: Chatter[]) => members.map(({ directusUserId }) => directusUserId);

    test("match the beginning of a name, however many other names contain the letters", async () => {
      for (let at = 0; at < 21; at++) await listed(service, { displayName: `Abqzi ${at}` });
      const [last, first, odd, own] = [
        await listed(service, { displayName: "Bia Qzidoro" }),
        await listed(service, { displayName: "Qzícardo" }),
        await listed(service, { displayName: "Dr. Qzi" }),
        await listed(service, { displayName: "Qziana" }),
      ];
      expect(await listMentionCandidates(own, "Qzi")).toEqual(idsOf(first, last));
      await act(service, last, "block", own);
      expect(await listMentionCandidates(own, "qzí")).toEqual(idsOf(first));
      expect(await listMentionCandidates(last, "qzi")).not.toContain(odd.directusUserId);
    });

    test("list connections first", async () => {
      const [other, connected, own] = [
        await listed(service, { displayName: "Wqyara Alba" }),
        await listed(service, { displayName: "Zita Wqyara" }),
        await chatter(service),
      ];
      expect(await listMentionCandidates(own, "wqy")).toEqual(idsOf(other, connected));
      await connect(service, own, connected);
      expect(await listMentionCandidates(own, "wqy")).toEqual(idsOf(connected, other));
    });

    test("are at most twenty, and need letters", async () => {
      const letters = [..."abcdefghijklmnopqrstu"];
      for (const letter of letters) await listed(service, { displayName: `Xvq${letter}` });
      expect(await listMentionCandidates(viewer, "xv")).toHaveLength(MAX_MENTION_SUGGESTIONS);
      for (const odd of ["x", "", ".*", "xv.*", "x".repeat(61), "1a"])
        await expect(listMentionCandidates(viewer, odd)).rejects.toThrow("validation_failed");
    });

    test("have their own rate limit, separate from the directory pages", async () => {
      const reader = await chatter(service);
      const refusals = [];
      for (let at = 0; at < 61; at++)
        refusals.push(
          await listMentionCandidates(reader, "zz").then(
            () => null,
            (error: unknown) => (error as Error).message,
          ),
        );
      expect(refusals.filter(Boolean)).toEqual(["refused: rate_limited"]);
      expect((await find(service, reader)).items).toBeDefined();
    });
  });

  test("has a rate limit for reading page after page", async () => {
    const reader = await chatter(service);
    const refusals = [];
    for (let page = 0; page < 61; page++) {
      refusals.push(
        await find(service, reader).then(
          () => null,
          (error: unknown) => (error as Error).message,
        ),
      );
    }
    expect(refusals.filter(Boolean)).toEqual(["refused: rate_limited"]);
  });

  test("counts a canton from five members on, and only members who show it to all", async () => {
    const countOf = async () =>
      (await find(service, viewer)).cantonCounts.find(({ cantonId }) => cantonId === 77)?.count;
    const hiding = { canton: 77, visibility: { ...openTo("members"), place: "connections" } };
    await listed(service, hiding);
    for (let at = 0; at < 4; at++) await listed(service, { canton: 77 });
    expect(await countOf()).toBeUndefined();
    await listed(service, { canton: 77 });
    expect(await countOf()).toBe(5);
  });
});

test("directory sync: a full run finds changes that were not reported", async () => {
  const [stays, leaves, comes] = [await listed(service), await listed(service), viewer];
  const put = (who: Chatter, isInDirectory: boolean) =>
    Object.assign(service.directus.users.get(who.directusUserId) ?? {}, { isInDirectory });
  put(leaves, false);
  const rows = async () => {
    const found = await service.database.pool.query<{ user_id: string }>(
      "select user_id from directory_entries",
    );
    return found.rows.map((row) => row.user_id);
  };
  service.clock.advance(1_000);
  const { list: _list, ...profiles } = createCmsProfiles(
    {} as Parameters<typeof createCmsProfiles>[0],
  );
  const users = [...service.directus.users.values()] as unknown as Awaited<
    ReturnType<typeof profiles.listListed>
  >;
  const index = createDirectoryIndex({
    db: service.database.db,
    cmsProfiles: {
      ...profiles,
      list: (ids) => Promise.resolve(users.filter(({ id }) => ids.includes(id))),
      // The state before a member left.
      listListed: () =>
        Promise.resolve(
          users
            .filter(({ id }) => id === stays.directusUserId || id === leaves.directusUserId)
            .map((user) => ({ ...user, isInDirectory: true })),
        ),
    },
    now: () => service.clock.now,
  });
  await index.rebuild();
  expect(await rows()).toEqual([stays.id]);
  expect(await rows()).not.toContain(comes.id);
});
