import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  HIDEABLE_FIELDS,
  VISIBILITIES,
  type HideableField,
  type Visibility,
} from "../../../../contract/account/profile.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const filledIn = {
  displayName: null,
  avatar: null,
  city: "Zug",
  canton: 9,
  profession: "Padeira",
  bio: "Pão de queijo",
  spokenLanguages: ["pt", "fr"],
  skills: ["pão"],
  interests: null,
  links: ["https://example.com/ana", "javascript:alert(1)"],
  inSwitzerlandSince: "2024-03-01",
  memberSince: null,
};

const everythingOpen = Object.fromEntries(
  HIDEABLE_FIELDS.map((field) => [field, "members"] as const),
);

async function member(more: object = {}, roleId?: string): Promise<{ user: User; token: string }> {
  const user = await service.createMember(roleId ? { roleId } : {});
  const inCms = service.directus.users.get(user.directusUserId);
  Object.assign(inCms ?? {}, { ...filledIn, visibility: null, ...more });
  return { user, token: (await service.login(user.email)).accessToken };
}

async function profileOf(user: User, token: string, asMember = false) {
  const query = `{ getProfile(userDirectusId: "${user.directusUserId}", asMember: ${asMember}) {
    name isOwn avatar city cantonId profession bio spokenLanguages skills interests links
    inSwitzerlandSince levels { field level } } }`;
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(token),
    payload: { query },
  });
  return answer.json<{ data: { getProfile: Record<string, unknown> | null } }>().data.getProfile;
}

describe("profile", () => {
  test("shows others what its member shares, without anything a browser could run", async () => {
    const { user } = await member({
      displayName: "Aninha",
      visibility: {
        ...everythingOpen,
        bio: "self",
        place: "connections",
        skills: "whatever",
      },
    });
    const { token } = await member();
    expect(await profileOf(user, token)).toEqual({
      name: "Aninha",
      isOwn: false,
      avatar: null,
      city: null,
      cantonId: null,
      profession: "Padeira",
      bio: null,
      spokenLanguages: ["pt", "fr"],
      skills: [],
      interests: [],
      links: ["https://example.com/ana"],
      inSwitzerlandSince: "2024-03-01",
      levels: [],
    });
  });

  test("shows others only first name and initial until its member shares more", async () => {
    const { user, token } = await member();
    const { token: theirs } = await member();
    const reserved = {
      name: "Ana S.",
      isOwn: false,
      avatar: null,
      city: null,
      cantonId: null,
      profession: null,
      bio: null,
      spokenLanguages: [],
      skills: [],
      interests: [],
      links: [],
      inSwitzerlandSince: null,
      levels: [],
    };
    expect(await profileOf(user, theirs)).toEqual(reserved);
    expect(await profileOf(user, token, true)).toEqual(reserved);
    const own = await profileOf(user, token);
    expect(own).toMatchObject({ name: "Ana Souza", city: "Zug" });
    expect(own?.["levels"]).toEqual(HIDEABLE_FIELDS.map((field) => ({ field, level: "self" })));
  });

  test("shows its member everything", async () => {
    const { user, token } = await member({ visibility: { bio: "self", place: "self" } });
    expect(await profileOf(user, token)).toMatchObject({
      name: "Ana Souza",
      isOwn: true,
      bio: "Pão de queijo",
      city: "Zug",
    });
  });

  test("is not found when its member may no longer log in", async () => {
    const { token } = await member();
    const { user } = await member();
    Object.assign(service.directus.users.get(user.directusUserId) ?? {}, { status: "suspended" });
    expect(await profileOf(user, token)).toBeNull();
    const { user: closed } = await member();
    await service.database.pool.query("update users set is_active = false where id = $1", [
      closed.id,
    ]);
    expect(await profileOf(closed, token)).toBeNull();
    const nobody = { ...user, directusUserId: "99999999-0000-4000-8000-000000000000" };
    expect(await profileOf(nobody, token)).toBeNull();
  });
});

const VALUES: Readonly<Record<HideableField, Record<string, unknown>>> = {
  avatar: { avatar: "40000000-0000-4000-8000-000000000001" },
  place: { city: "Zug", cantonId: 9 },
  profession: { profession: "Padeira" },
  bio: { bio: "Pão de queijo" },
  spokenLanguages: { spokenLanguages: ["pt", "fr"] },
  skills: { skills: ["pão"] },
  interests: { interests: ["queijo"] },
  links: { links: ["https://example.com/ana"] },
  inSwitzerlandSince: { inSwitzerlandSince: "2024-03-01" },
};
const hidden = (field: HideableField) =>
  Object.fromEntries(
    Object.entries(VALUES[field]).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  );
const act = (token: string, mutation: string, { directusUserId }: User) =>
  service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(token),
    payload: { query: `mutation { ${mutation}(directusUserId: "${directusUserId}") }` },
  });

describe("profile field", () => {
  const seenBy: Readonly<Record<string, readonly Visibility[]>> = {
    self: ["members", "connections", "self"],
    connected: ["members", "connections"],
    requested: ["members"],
    received: ["members"],
    declined: ["members"],
    stranger: ["members"],
    disconnected: ["members"],
    free: ["members"],
    blocking: [],
  };

  test.each(Object.entries(seenBy))(
    "viewed by %s follows its visibility %j",
    async (who, levels) => {
      const { user, token } = await member({ ...VALUES.avatar, interests: ["queijo"] });
      const viewer = who === "free" ? await member({}, roleIds.member) : await member();
      const [toUser, toViewer] = [
        (mutation: string) => act(viewer.token, mutation, user),
        (mutation: string) => act(token, mutation, viewer.user),
      ];
      if (["connected", "disconnected", "requested", "declined"].includes(who)) {
        await toUser("requestConnection");
      }
      if (who === "received") await toViewer("requestConnection");
      if (who === "declined") await toViewer("declineConnection");
      if (who === "connected" || who === "disconnected") await toViewer("acceptConnection");
      if (who === "disconnected") await toViewer("removeConnection");
      if (who === "blocking") await toUser("blockMember");
      for (const level of VISIBILITIES) {
        const visibility = Object.fromEntries(HIDEABLE_FIELDS.map((field) => [field, level]));
        Object.assign(service.directus.users.get(user.directusUserId) ?? {}, { visibility });
        const seen = await profileOf(user, who === "self" ? token : viewer.token);
        for (const field of HIDEABLE_FIELDS) {
          const expected = levels.includes(level) ? VALUES[field] : hidden(field);
          expect([field, level, seen]).toMatchObject([field, level, expected]);
        }
      }
    },
  );

  test("is hidden from a blocked member, as if its owner had left", async () => {
    const { token, user } = await member({ visibility: everythingOpen });
    const viewer = await member();
    await act(token, "blockMember", viewer.user);
    expect(await profileOf(user, viewer.token)).toBeNull();
    expect(await profileOf(viewer.user, token)).toMatchObject({ name: "Ana S.", city: null });
  });

  async function authorSeenBy(token: string, directusUserId: string) {
    const query = `{ getAuthors(usersDirectusIds: ["${directusUserId}"]) { avatar cantonId } }`;
    const answer = await service.app.inject({
      method: "POST",
      url: "/graphql",
      headers: bearer(token),
      payload: { query },
    });
    return answer.json<{ data: { getAuthors: object[] } }>().data.getAuthors[0];
  }

  test("beside the member's texts is shown to connections only", async () => {
    const visibility = { avatar: "connections", place: "connections" };
    const { user, token } = await member({ ...VALUES.avatar, visibility });
    const viewer = await member();
    const author = () => authorSeenBy(viewer.token, user.directusUserId);
    expect(await author()).toEqual({ avatar: null, cantonId: null });
    await act(viewer.token, "requestConnection", user);
    await act(token, "acceptConnection", viewer.user);
    expect(await author()).toEqual({ ...VALUES.avatar, cantonId: 9 });
    await act(token, "blockMember", viewer.user);
    expect(await author()).toEqual({ avatar: null, cantonId: null });
    await act(token, "unblockMember", viewer.user);
    expect(await author()).toEqual({ avatar: null, cantonId: null });
  });

  test("for all members is hidden from a blocked member", async () => {
    const visibility = { avatar: "members", place: "members" };
    const { user, token } = await member({ ...VALUES.avatar, visibility });
    const viewer = await member();
    const author = () => authorSeenBy(viewer.token, user.directusUserId);
    expect(await author()).toEqual({ ...VALUES.avatar, cantonId: 9 });
    await act(token, "blockMember", viewer.user);
    expect(await author()).toEqual({ avatar: null, cantonId: null });
  });
});

describe("names", () => {
  const change = (token: string, payload: object) =>
    service.app.inject({
      method: "PATCH",
      url: "/api/profile/v1/names",
      headers: bearer(token),
      payload,
    });

  test("are the same here and in Directus, and nothing else changes", async () => {
    const { user, token } = await member();
    const answer = await change(token, {
      firstName: " Ana  Júlia ",
      lastName: "’t Hooft d’Ávila-Souza",
      email: "outra@example.com",
      role: "x",
    });
    expect(answer.statusCode).toBe(204);
    expect(service.directus.users.get(user.directusUserId)).toMatchObject({
      first_name: "Ana Júlia",
      last_name: "'t Hooft d'Ávila-Souza",
      email: user.email,
    });
    expect((await service.login(user.email)).fullName).toBe("Ana Júlia 't Hooft d'Ávila-Souza");
  });

  test("contain letters only, and do not change while Directus is unavailable", async () => {
    const { user, token } = await member();
    for (const [firstName, cause] of [
      ["", "missing"],
      ["x".repeat(61), "too_long"],
      ["<b>", "invalid"],
      ["Ana\r\nBcc: x", "invalid"],
      ["123", "invalid"],
    ]) {
      const answer = await change(token, { firstName, lastName: "Souza" });
      expect(answer.json()).toMatchObject({ fields: { firstName: `name.${cause}` } });
    }
    service.directus.mode = "failing";
    const failed = await change(token, { firstName: "Outra", lastName: "Souza" });
    service.directus.mode = "up";
    expect(failed.statusCode).toBe(503);
    expect((await service.login(user.email)).firstName).toBe("Ana");
  });
});

describe("profile picture", () => {
  const send = (token: string, payload: Buffer, type = "application/octet-stream") =>
    service.app.inject({
      method: "POST",
      url: "/api/profile/v1/avatar",
      headers: { ...bearer(token), "content-type": type },
      payload,
    });

  const draw = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();

  test("that was replaced stays available for an hour for pages that still show it", async () => {
    service.clock.now = new Date();
    const { user, token } = await member();
    expect((await send(token, await draw("#336699"))).statusCode).toBe(204);
    const [first = ""] = service.directus.files;
    expect((await send(token, await draw("#993366"))).statusCode).toBe(204);
    const shown = service.directus.users.get(user.directusUserId)?.avatar ?? "";
    expect(shown).not.toBe(first);
    expect(service.directus.files).toEqual(new Set([first, shown]));

    const waiting = `from jobs.job where name = 'forget-picture' and singleton_key = $1`;
    const { pool } = service.database;
    const { rows } = await pool.query(`select start_after, state ${waiting}`, [first]);
    expect(rows).toMatchObject([{ state: "created" }]);
    expect(rows[0].start_after.getTime()).toBe(service.clock.now.getTime() + 3_600_000);
    await pool.query(
      "update jobs.job set start_after = now() where name = 'forget-picture' and singleton_key = $1",
      [first],
    );
    await expect.poll(() => [...service.directus.files]).toEqual([shown]);
  });

  test("that its member removed is gone at once", async () => {
    const { user, token } = await member();
    service.directus.files.clear();
    await send(token, await draw("#336699"));
    const answer = await service.app.inject({
      method: "DELETE",
      url: "/api/profile/v1/avatar",
      headers: bearer(token),
    });
    expect(answer.statusCode).toBe(204);
    expect(service.directus.users.get(user.directusUserId)?.avatar).toBeNull();
    expect(service.directus.files.size).toBe(0);
  });

  test("is refused if it is not an image, too large or has too many pixels", async () => {
    const { token } = await member();
    const wide = await sharp({
      create: { width: 5_000, height: 4_001, channels: 3, background: "#fff" },
    })
      .jpeg({ quality: 1 })
      .toBuffer();
    const cases: [Buffer, string][] = [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "avatar.type"],
      [Buffer.from("GIF89a"), "avatar.type"],
      [Buffer.alloc(0), "avatar.type"],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "avatar.unreadable"],
      [wide, "avatar.too_many_pixels"],
    ];
    for (const [bytes, cause] of cases) {
      const answer = await send(token, bytes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { avatar: cause } });
    }
    expect((await send(token, Buffer.alloc(4 * 1_048_576 + 2))).statusCode).toBe(413);
    expect((await send(token, Buffer.from("{}"), "application/json")).statusCode).toBe(415);
    expect((await send("x".repeat(40), wide)).statusCode).toBe(401);
  });
});
