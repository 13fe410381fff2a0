import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { User } from "../../../bff/modules/users/user.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

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

async function member(more: object = {}): Promise<{ user: User; token: string }> {
  const user = await service.createMember();
  const inCms = service.directus.users.get(user.directusUserId);
  Object.assign(inCms ?? {}, { ...filledIn, visibility: null, ...more });
  return { user, token: (await service.login(user.email)).accessToken };
}

async function profileOf(user: User, token: string) {
  const query = `{ getProfile(userDirectusId: "${user.directusUserId}") { name isOwn avatar city
    cantonId profession bio spokenLanguages skills interests links inSwitzerlandSince } }`;
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    headers: bearer(token),
    payload: { query },
  });
  return answer.json<{ data: { getProfile: Record<string, unknown> | null } }>().data.getProfile;
}

describe("a profile", () => {
  it("shows others what its member left open, and nothing a browser could run", async () => {
    const { user } = await member({
      displayName: "Aninha",
      visibility: { bio: "self", place: "connections", skills: "whatever", interests: "members" },
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
    });
  });

  it("shows its member everything", async () => {
    const { user, token } = await member({ visibility: { bio: "self", place: "self" } });
    expect(await profileOf(user, token)).toMatchObject({
      name: "Ana Souza",
      isOwn: true,
      bio: "Pão de queijo",
      city: "Zug",
    });
  });

  it("is nobody's when its member may not log in any more", async () => {
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

describe("names", () => {
  const change = (token: string, payload: object) =>
    service.app.inject({
      method: "PATCH",
      url: "/api/profile/v1/names",
      headers: bearer(token),
      payload,
    });

  it("are the same here and in Directus, and nothing else changes", async () => {
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

  it("hold letters only, and stay when Directus is away", async () => {
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

describe("a picture", () => {
  const send = (token: string, payload: Buffer, type = "application/octet-stream") =>
    service.app.inject({
      method: "POST",
      url: "/api/profile/v1/avatar",
      headers: { ...bearer(token), "content-type": type },
      payload,
    });

  it("is refused when it is none, too large or too many pixels", async () => {
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
