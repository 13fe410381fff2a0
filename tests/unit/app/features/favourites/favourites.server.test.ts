import { describe, expect, test } from "vitest";
import { findFavourites, setFavourite } from "~/features/favourites/favourites.server";
import type { Session } from "~/session/sessions.server";
import { makeFavourite } from "../../../../factories/content";
import type { GrantOptions } from "../../../../factories/sessions";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork, service } from "../../../../mocks/network";

mockNetwork();

type SignedIn = Session & { directusToken: string };

function signIn(options: GrantOptions = {}): SignedIn {
  const grant = service.signIn(options);
  return {
    accessToken: grant.accessToken,
    accessTokenExpiryMs: Date.parse(grant.accessTokenExpiry),
    member: { ...grant, isPaying: true, picture: null },
    tier: "paying",
    directusToken: grant.directusToken,
  };
}

const wish = (isFavourite: boolean, item = "item-1") => ({
  type: "news" as const,
  item,
  isFavourite,
});
const itemsOf = async (session: Session) =>
  (await findFavourites(makeCms(), session, "news"))?.map((each) => each.item);

describe("favourites", () => {
  test("are kept and found again, newest first", async () => {
    const session = signIn();
    const owner = session.member.directusUserId;
    directus.state.database.favorites.push(
      makeFavourite({ item: "old", user_created: owner, date_created: "2026-11-01T00:00:00Z" }),
      makeFavourite({ item: "new", user_created: owner, date_created: "2026-11-02T00:00:00Z" }),
      makeFavourite({ item: "film", type: "videos", user_created: owner }),
    );
    expect(await itemsOf(session)).toEqual(["new", "old"]);
  });

  test("belong to one member alone", async () => {
    const [ana, bia] = [signIn(), signIn()];
    await setFavourite(makeCms(), ana, wish(true));
    expect(await itemsOf(ana)).toEqual(["item-1"]);
    expect(await itemsOf(bia)).toEqual([]);
  });

  test("saved twice are one", async () => {
    const session = signIn();
    await setFavourite(makeCms(), session, wish(true));
    await setFavourite(makeCms(), session, wish(true));
    expect(directus.state.database.favorites).toHaveLength(1);
  });

  test("saved in two tabs at once are one, and neither tab fails", async () => {
    const session = signIn();
    await Promise.all([
      setFavourite(makeCms(), session, wish(true)),
      setFavourite(makeCms(), session, wish(true)),
    ]);
    expect(directus.state.database.favorites).toHaveLength(1);
  });

  test("go when taken away, also twice", async () => {
    const session = signIn();
    await setFavourite(makeCms(), session, wish(true));
    await setFavourite(makeCms(), session, wish(false));
    await setFavourite(makeCms(), session, wish(false));
    expect(await itemsOf(session)).toEqual([]);
  });

  test("show a change at once, though the list is remembered", async () => {
    const session = signIn();
    expect(await itemsOf(session)).toEqual([]);
    await setFavourite(makeCms(), session, wish(true));
    expect(await itemsOf(session)).toEqual(["item-1"]);
  });
});

describe("with Directus away", () => {
  test("the list is unknown, not empty, and asked for again", async () => {
    const session = signIn();
    directus.state.outage = "failing";
    expect(await findFavourites(makeCms(), session, "news")).toBeNull();
    directus.state.outage = null;
    expect(await itemsOf(session)).toEqual([]);
  });

  test("a change fails aloud", async () => {
    directus.state.outage = "failing";
    await expect(setFavourite(makeCms(), signIn(), wish(true))).rejects.toMatchObject({
      name: "CmsError",
      statusCode: 503,
    });
  });

  test("a member whose Directus token ran out has an unknown list", async () => {
    const session = { ...signIn(), directusToken: null };
    expect(await findFavourites(makeCms(), session, "news")).toBeNull();
    expect(directus.state.asked).toEqual([]);
  });
});
