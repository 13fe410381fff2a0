import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { useLoaderData } from "@remix-run/react";
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import type { View } from "~/features/account/profile/own-view.server";
import { log } from "~/process/log.server";
import type { Member } from "~/session/sessions.server";
import { makeView } from "../../factories/profiles";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { makeStrangeMember } from "../../factories/strange-members";
import { directus, mockNetwork, service } from "../../mocks/network";
import { asking, openCached } from "../support/cached-build";
import { dataPath, openForMany, pick, withoutNonce } from "../support/cached-for-many";
import { openPortal, type Portal } from "../support/portal";

mockNetwork();

const PROFILE = "routes/profile/profile";
const NEWS = "/pt-BR/app/news";
const MEMBERS = 120;
const MEMBERS_OF_DATA = 48;
const pathOf = (id: string) => `/pt-BR/app/profile/${id}`;

let portal: Portal;
let refused: MockInstance<typeof log.error>;
beforeEach(async () => {
  refused = vi.spyOn(log, "error").mockImplementation(() => {});
  portal = await openPortal();
});
afterEach(() => void refused.mockRestore());

function signIn(bio = "") {
  const { accessToken: token, directusUserId: id } = service.signIn({ roleId: FREE_ROLE_ID });
  directus.state.profiles.set(id, { bio, visibility: { bio: "members" } });
  return { token, id, path: pathOf(id) };
}

type Shown = { profile: View; isPreview?: boolean; posts?: null };

/** The n-th variant of a profile as a viewer sees it. */
function profileFor(n: number, member: Member): Shown {
  const { directusUserId, fullName, firstName, picture } = member;
  const levels = [{ field: "bio", level: "members" }];
  const bio = pick([null, "Gosto de queijo & neve", fullName], n);
  const own = { directusUserId, name: fullName, avatar: picture, isOwn: true, levels, bio };
  const stranger = makeStrangeMember(n + 7, false);
  const other = {
    ...{ directusUserId: stranger.directusUserId, name: stranger.fullName },
    ...{ avatar: pick([randomUUID(), null], n), bio },
    connection: pick(["none", "requested", "received", "connected"], n),
  };
  const kinds: Shown[] = [
    { profile: makeView(own) },
    { profile: makeView({ ...own, name: firstName }) },
    { profile: makeView({ ...own, avatar: null }) },
    { profile: makeView({ ...own, isOwn: false, levels: [], name: "M." }), isPreview: true },
    { profile: makeView(other) },
    { profile: makeView({ ...other, bio: null, avatar: null, isBlocked: true }), posts: null },
    { profile: makeView({ ...other, name: fullName }) },
    { profile: makeView({ ...other, isTeam: true, city: firstName }) },
  ];
  return pick(kinds, n);
}

describe("cached profile, own or another member's", () => {
  test.each([
    ["its document", (path: string) => path, MEMBERS],
    ["its data", dataPath, MEMBERS_OF_DATA],
  ])(
    "%s is byte for byte what is rendered for its reader alone, on the first, second and third view",
    async (_, requestedOf, count) => {
      const { path: shown } = signIn("Olá");
      const {
        kept: stored,
        draw,
        become,
        countDrawings,
      } = await openForMany(portal, PROFILE, shown, (page, n, member) => ({
        ...page,
        ...profileFor(n, member),
      }));
      for (let n = 0; n < count; n++) {
        const { profile, isPreview } = become(n) as Shown;
        const path = requestedOf(
          `${pathOf(profile.directusUserId)}${isPreview ? "?as=member" : ""}`,
        );
        const drawn = await draw(asking(path));
        const alone = withoutNonce(await drawn.text(), drawn.headers);
        expect(drawn.status).toBe(200);
        for (const look of ["first", "second", "third"]) {
          const filled = await stored.answer(asking(path));
          if (!filled) throw new Error("the page is not answered");
          const text = withoutNonce(filled.body.toString(), filled.headers);
          if (text !== alone) expect(text, `member ${n}, ${look} look`).toBe(alone);
          expect(filled.headers.map(([name]) => name).toSorted()).toEqual(
            [...drawn.headers.keys()].toSorted(),
          );
        }
      }
      expect(refused.mock.calls).toEqual([]);
      expect(stored.cachedBytes()).toBeGreaterThan(0);
      // One rendering for the first view and two for the cache; the same again if a name occurs twice in
      // the data.
      expect(countDrawings()).toBeLessThan(5 * count);
    },
    180_000,
  );

  test("queries neither Directus nor the service again if it is the member's own", async () => {
    const { token: as, path } = signIn("Olá");
    for (let visit = 0; visit < 4; visit++) {
      directus.state.asked.length = 0;
      service.state.asked.length = 0;
      const { status, text } = await portal.visit(path, { as });
      expect([status, text.includes("Olá")]).toEqual([200, true]);
    }
    expect([...directus.state.asked, ...service.state.asked]).toEqual([]);
  });
});

describe("rarely requested page", () => {
  test("is rendered once on the first view, and cached from the second", async () => {
    const { kept: stored, countDrawings } = openCached(portal);
    const { token, path } = signIn();
    const drawings: number[] = [];
    for (let look = 0; look < 4; look++) {
      expect((await stored.answer(asking(path, token)))?.status).toBe(200);
      drawings.push(countDrawings());
    }
    expect(drawings).toEqual([1, 3, 3, 3]);
    expect(stored.cachedBytes()).toBeGreaterThan(1_000);
  });

  test("evicts no frequently read page, however many there are", async () => {
    const maxBytesOfFew = 200_000;
    const { kept: stored, countDrawings } = openCached(
      portal,
      {},
      { maxBytes: 200_000, maxBytesOfFew },
    );
    const reader = signIn();
    let drawnForNews = 0;
    const readNews = async () => {
      const before = countDrawings();
      await stored.answer(asking(NEWS, reader.token));
      drawnForNews += countDrawings() - before;
    };
    await readNews();
    const bytesOfNews = stored.cachedBytes();
    const rounds = 6;
    for (let n = 0; n < rounds * 5; n++) {
      const { token, path } = signIn(`Pessoa ${n}`);
      for (const look of [1, 2])
        expect((await stored.answer(asking(path, token)))?.status, `${look}`).toBe(200);
      if (n % 5 === 4) await readNews();
    }
    // Code optimized meanwhile may write the key of the same data differently, once.
    expect(drawnForNews).toBeLessThanOrEqual(2 * 2);
    expect(stored.cachedBytes()).toBeLessThanOrEqual(2 * bytesOfNews + maxBytesOfFew);
    expect(stored.cachedBytes()).toBeGreaterThan(bytesOfNews + 100_000);
  });

  test.each(["?done=request", "?problem=limit", "?as=member&done=request"])(
    "%s is rendered for its reader alone",
    async (query) => {
      const { kept: stored, countDrawings } = openCached(portal);
      const { token, path } = signIn();
      for (let look = 0; look < 3; look++)
        expect(await stored.answer(asking(`${path}${query}`, token))).toBeNull();
      expect([countDrawings(), stored.cachedBytes()]).toEqual([0, 0]);
    },
  );

  test("that derives something from a name is detected during rendering and not cached", async () => {
    function Leak() {
      const { profile } = useLoaderData<{ profile: View }>();
      return createElement("p", { className: "leak" }, profile.name.toUpperCase());
    }
    const { kept: stored } = openCached(portal, { components: { [PROFILE]: Leak } });
    for (const displayName of ["Aurelinda", "Belmirante"]) {
      const { token, id, path } = signIn();
      directus.state.profiles.set(id, { displayName });
      for (let look = 0; look < 3; look++) {
        const text = (await stored.answer(asking(path, token)))?.body.toString() ?? "";
        expect(/class="leak">(.*?)</.exec(text)?.[1]).toBe(displayName.toUpperCase());
      }
    }
    expect(refused).toHaveBeenCalledWith(
      expect.objectContaining({ routeId: PROFILE }),
      "a page is not kept",
    );
    expect(stored.cachedBytes()).toBeLessThan(1_000);
  });
});
