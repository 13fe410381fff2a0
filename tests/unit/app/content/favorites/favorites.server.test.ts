import { describe, expect, test } from "vitest";
import type { OwnCms } from "~/cms/cms.server";
import {
  findFavorites,
  forgetFavorites,
  isAmongFavorites,
  setFavorite,
} from "~/content/favorites/favorites.server";
import { makeFavorite } from "../../../../factories/member-rows";
import type { GrantOptions } from "../../../../factories/sessions";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork, service } from "../../../../mocks/network";

mockNetwork();

type SignedIn = { userId: string; own: () => OwnCms };

function signIn(options: GrantOptions = {}): SignedIn {
  const { directusUserId, directusToken } = service.signIn(options);
  return {
    userId: directusUserId,
    own: () => makeCms().forOwn({ userId: directusUserId, tier: "free" }, directusToken),
  };
}

const change = (isFavorite: boolean, item = "item-1") => ({
  type: "news" as const,
  item,
  isFavorite,
});
const itemsOf = async (member: SignedIn) =>
  (await findFavorites(member.own(), "news"))?.map((each) => each.item);

describe("favorites", () => {
  test("are saved and listed, newest first", async () => {
    const member = signIn();
    const owner = member.userId;
    directus.state.database.favorites.push(
      makeFavorite({ item: "old", user_created: owner, date_created: "2026-11-01T00:00:00Z" }),
      makeFavorite({ item: "new", user_created: owner, date_created: "2026-11-02T00:00:00Z" }),
      makeFavorite({ item: "film", type: "videos", user_created: owner }),
    );
    expect(await itemsOf(member)).toEqual(["new", "old"]);
  });

  test("belong to one member alone", async () => {
    const [ana, bia] = [signIn(), signIn()];
    await setFavorite(ana.own(), change(true));
    expect(await itemsOf(ana)).toEqual(["item-1"]);
    expect(await itemsOf(bia)).toEqual([]);
  });

  test("saved twice are stored once", async () => {
    const member = signIn();
    await setFavorite(member.own(), change(true));
    await setFavorite(member.own(), change(true));
    expect(directus.state.database.favorites).toHaveLength(1);
  });

  test("saved in two tabs at once are stored once, and neither tab fails", async () => {
    const member = signIn();
    await Promise.all([
      setFavorite(member.own(), change(true)),
      setFavorite(member.own(), change(true)),
    ]);
    expect(directus.state.database.favorites).toHaveLength(1);
  });

  test("are reloaded only for a member whose favorites changed elsewhere", async () => {
    const [ana, bia] = [signIn(), signIn()];
    expect([await itemsOf(ana), await itemsOf(bia)]).toEqual([[], []]);
    for (const { userId } of [ana, bia])
      directus.state.database.favorites.push(makeFavorite({ item: "i", user_created: userId }));
    forgetFavorites(ana.userId);
    expect([await itemsOf(ana), await itemsOf(bia)]).toEqual([["i"], []]);
    forgetFavorites();
    expect(await itemsOf(bia)).toEqual(["i"]);
  });

  test("are deleted when removed, also twice", async () => {
    const member = signIn();
    await setFavorite(member.own(), change(true));
    await setFavorite(member.own(), change(false));
    await setFavorite(member.own(), change(false));
    expect(await itemsOf(member)).toEqual([]);
  });

  test("show a change at once, despite the cache", async () => {
    const member = signIn();
    expect(await itemsOf(member)).toEqual([]);
    await setFavorite(member.own(), change(true));
    expect(await itemsOf(member)).toEqual(["item-1"]);
  });
});

describe("favorite state of one item", () => {
  const heart = async ({ own }: SignedIn, item: string) => {
    const requester = own();
    const favorites = await findFavorites(requester, "news");
    return isAmongFavorites(requester, { type: "news", item }, favorites);
  };

  test("is known even beyond the list's limit", async () => {
    const [member, other] = [signIn(), signIn()];
    const by = (user: string, item: string, day: string) =>
      makeFavorite({ item, user_created: user, date_created: `2026-${day}T00:00:00Z` });
    directus.state.database.favorites.push(
      by(member.userId, "oldest", "01-01"),
      ...Array.from({ length: 500 }, (_, at) => by(member.userId, `item-${at}`, "11-01")),
      by(other.userId, "another", "11-01"),
    );
    expect(await itemsOf(member)).toHaveLength(500);
    expect(await itemsOf(member)).not.toContain("oldest");
    expect(await heart(member, "oldest")).toBe(true);
    expect(await heart(member, "item-3")).toBe(true);
    expect(await heart(member, "another")).toBe(false);
  });

  test("needs no query if the list is complete, and is unknown if the list is", async () => {
    const member = signIn();
    await itemsOf(member);
    const { length } = directus.state.asked;
    expect(await heart(member, "item-1")).toBe(false);
    expect(directus.state.asked).toHaveLength(length);
    expect(await isAmongFavorites(member.own(), { type: "news", item: "i" }, null)).toBeNull();
  });
});

describe("favorites while Directus is unavailable", () => {
  test("are unknown, not empty, and are reloaded later", async () => {
    const member = signIn();
    directus.state.outage = "failing";
    expect(await findFavorites(member.own(), "news")).toBeNull();
    directus.state.outage = null;
    expect(await itemsOf(member)).toEqual([]);
  });

  test("reject a change with an error", async () => {
    directus.state.outage = "failing";
    await expect(setFavorite(signIn().own(), change(true))).rejects.toMatchObject({
      name: "CmsError",
      statusCode: 503,
    });
  });

  test("are unknown for a member whose Directus token expired", async () => {
    const { userId } = signIn();
    expect(
      await findFavorites(makeCms().forOwn({ userId, tier: "free" }, null), "news"),
    ).toBeNull();
    expect(directus.state.asked).toEqual([]);
  });
});
