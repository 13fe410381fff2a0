import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { CmsProfile, CmsProfiles } from "../../../../../../bff/cms/cms-profiles.ts";
import { CmsUnavailableError } from "../../../../../../bff/cms/client.ts";
import type {
  Relations,
  Between,
} from "../../../../../../bff/modules/relations/connections/relations.service.ts";
import { ServiceError } from "../../../../../../bff/errors.ts";
import { createProfileService } from "../../../../../../bff/modules/account/profile/profile.service.ts";

const REQUESTER = randomUUID();

/** One member, the relation to the viewer, and the Directus data or its failure. */
function open(between: Partial<Between> | null, isUnavailableAtFirst = false) {
  const state = { isCmsUnavailable: isUnavailableAtFirst };
  const directusUserId = randomUUID();
  const user = { id: randomUUID(), isActive: true, createdAt: new Date(0), ...between?.user };
  const known = {
    connection: "none",
    blocks: { byUser: false, byOther: false },
    ...between,
    user,
  } as Between;
  const findRelation = vi.fn(async () => (between ? known : null));
  const profile = { id: directusUserId, status: "active", displayName: "Aninha", bio: "Pão" };
  const levels = { visibility: { bio: "connections" } };
  const lists = { spokenLanguages: [], skills: [], interests: [], links: [] };
  const find = vi.fn(async () => {
    if (state.isCmsUnavailable) throw new CmsUnavailableError(new Error("no answer"));
    return { ...profile, ...levels, ...lists } as unknown as CmsProfile;
  });
  const lookLimit = vi.fn(async (_key: string) => {});
  const service = createProfileService({
    viewLimit: lookLimit,
    cmsProfiles: { find } as unknown as CmsProfiles,
    relations: { findRelation } as unknown as Relations,
    memberRoles: { isStaff: () => false } as never,
    now: () => new Date(0),
  });
  const look = () => service.find(REQUESTER, directusUserId);
  const forget = () => service.forget([directusUserId]);
  return { state, known, find, findRelation, look, lookLimit, forget, service, directusUserId };
}

const unseen: [string, Partial<Between> | null][] = [
  ["nobody", null],
  ["who may not log in", { user: { isActive: false } as Between["user"] }],
  ["who blocked the one who asks", { blocks: { byUser: false, byOther: true } }],
];

describe("member profile", () => {
  test.each(unseen)("of %s is null, with or without Directus", async (_, between) => {
    expect(await open(between).look()).toBeNull();
    expect(await open(between, true).look()).toBeNull();
  });

  test("of another member is unavailable while Directus is unavailable", async () => {
    await expect(open({}, true).look()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("seen before is served from cache while Directus is unavailable, filtered by current rules", async () => {
    const { state, known, look } = open({ connection: "connected" });
    expect(await look()).toMatchObject({ bio: "Pão", asOf: null });
    state.isCmsUnavailable = true;
    expect(await look()).toMatchObject({ bio: "Pão", asOf: "1970-01-01T00:00:00.000Z" });
    known.connection = "none";
    expect(await look()).toMatchObject({ bio: null });
    known.blocks = { byUser: false, byOther: true };
    expect(await look()).toBeNull();
  });

  test("changed since it was seen is not served from cache", async () => {
    const { state, look, forget } = open({});
    await look();
    forget();
    state.isCmsUnavailable = true;
    await expect(look()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("needs one database query and one Directus query, in parallel", async () => {
    const { find, findRelation, look } = open({ connection: "connected" });
    let answer = () => {};
    findRelation.mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve(null))),
    );
    const looking = look();
    expect([findRelation.mock.calls.length, find.mock.calls.length]).toEqual([1, 1]);
    answer();
    expect(await looking).toBeNull();
  });

  test("is filtered by the relation of the two members", async () => {
    expect(await open({ connection: "connected" }).look()).toMatchObject({ bio: "Pão" });
    expect(await open({}).look()).toMatchObject({ name: "Aninha", bio: null, isBlocked: false });
    const blocks = { byUser: true, byOther: false };
    expect(await open({ connection: "none", blocks }).look()).toMatchObject({
      ...{ name: "Aninha", bio: null, isBlocked: true },
    });
  });
});

test("member profile: a view counts toward the viewer's limit before any query", async () => {
  const { service, lookLimit, find, directusUserId } = open({});
  expect(await service.look(REQUESTER, directusUserId)).toMatchObject({ name: "Aninha" });
  expect(lookLimit.mock.calls).toEqual([[REQUESTER]]);
  find.mockClear();
  lookLimit.mockRejectedValueOnce(new ServiceError("rate_limited"));
  await expect(service.look(REQUESTER, directusUserId)).rejects.toMatchObject({
    code: "rate_limited",
  });
  expect(find).not.toHaveBeenCalled();
});
