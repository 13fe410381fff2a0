import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  FORUM_IMAGE_MAX_BYTES,
  FORUM_IMAGE_TRIES_A_DAY,
  FORUM_IMAGES_A_MEMBER,
  forumImagesADay,
} from "../../../../../contract/community/embeds.ts";
import { freeMemberRoleId } from "../../../../../bff/modules/identity/membership/member-roles.ts";
import { chatter } from "../chat/members.ts";
import type { Chatter } from "../chat/members.ts";
import { bearer, payingRoleId, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { signedChange } from "../../signed-change.ts";

let service: TestService;
let ana: Chatter;
let bia: Chatter;
let photo: Buffer;

beforeAll(async () => {
  service = await startTestService();
  [ana, bia] = [await chatter(service), await chatter(service)];
  photo = await sharp({
    create: { width: 2_000, height: 1_000, channels: 3, background: "#c8102e" },
  })
    .withExif({ IFD0: { Artist: "GPS-SECRETO" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => service.close());

type StoredImage = { code?: string; fields?: object; id?: string; width?: number; height?: number };

async function upload({ accessToken }: Pick<Chatter, "accessToken">, bytes: Buffer) {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(bytes)]), "foto.jpg");
  const encoded = new Response(form);
  const answer = await service.app.inject({
    method: "POST",
    url: "/api/forum/v1/images",
    headers: {
      ...bearer(accessToken),
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...answer.json<StoredImage>(), statusCode: answer.statusCode };
}

async function read(who: Pick<Chatter, "accessToken">, id: string | undefined, author?: string) {
  const query = author === undefined ? "" : `?author=${author}`;
  const url = `/api/forum/v1/images/${id}${query}`;
  const answer = await service.app.inject({ method: "GET", url, headers: bearer(who.accessToken) });
  const { content = "" } = answer.json<{ content?: string }>();
  return { status: answer.statusCode, bytes: Buffer.from(content, "base64") };
}

test("forum image: is re-encoded, smaller and without camera metadata", async () => {
  const stored = await upload(ana, photo);
  expect(stored).toMatchObject({ statusCode: 201, width: 1_600, height: 800 });
  const { status, bytes } = await read(bia, stored.id, ana.directusUserId);
  expect([status, bytes.toString("latin1", 8, 12)]).toEqual([200, "WEBP"]);
  expect(bytes.includes("GPS-SECRETO")).toBe(false);
});

test("forum image: is found only under its owner, by logged-in members, and is deleted with its owner", async () => {
  const leaving = await chatter(service);
  const { id } = await upload(leaving, photo);
  expect((await read(bia, id, leaving.directusUserId)).status).toBe(200);
  expect((await read(bia, id, bia.directusUserId)).status).toBe(404);
  expect((await read(bia, randomUUID(), leaving.directusUserId)).status).toBe(404);
  expect((await read(bia, id, "x")).status).toBe(400);
  expect((await read({ accessToken: "nobody" }, id, leaving.directusUserId)).status).toBe(401);
  await service.database.pool.query("delete from users where id = $1", [leaving.id]);
  expect((await read(bia, id, leaving.directusUserId)).status).toBe(404);
});

test("forum image: refuses a file that is no picture or too large, and a guest", async () => {
  const code = { statusCode: 400, code: "validation_failed" };
  expect(await upload(ana, Buffer.from("<svg onload='x'/>"))).toMatchObject({
    ...{ ...code, fields: { image: "image.type" } },
  });
  const large = Buffer.concat([photo, Buffer.alloc(FORUM_IMAGE_MAX_BYTES + 1 - photo.length)]);
  expect(await upload(ana, large)).toMatchObject({
    ...{ ...code, fields: { image: "image.too_large" } },
  });
  expect((await upload({ accessToken: "nobody" }, photo)).statusCode).toBe(401);
});

test("forum image: a silenced member can't upload", async () => {
  const held = await chatter(service);
  service.directus.measures = [{ member: held.directusUserId, kind: "silence", until: null }];
  const change = { collection: "sanctions", keys: [randomUUID()], action: "create" };
  await service.app.inject(signedChange(service, change));
  expect((await upload(held, photo)).code).toBe("member.banned");
});

test("forum image: upload attempts have a daily limit", async () => {
  const eager = await chatter(service);
  const none = Buffer.from("none");
  for (let n = 0; n < FORUM_IMAGE_TRIES_A_DAY; n += 1) {
    expect((await upload(eager, none)).statusCode).toBe(400);
  }
  expect((await upload(eager, photo)).code).toBe("rate_limited");
});

test.each([
  ["free", freeMemberRoleId],
  ["paying", payingRoleId],
] as const)(
  "forum image: the daily limit of a member who is %s also holds for simultaneous uploads",
  async (tier, roleId) => {
    const member = await chatter(service, { roleId });
    const tries = Array.from({ length: forumImagesADay[tier] + 2 }, () => upload(member, photo));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([...Array.from({ length: forumImagesADay[tier] }, () => 201), 429, 429]);
    expect((await upload(member, photo)).code).toBe("rate_limited");
    await service.database.pool.query(
      "update forum_images set created_at = created_at - interval '1 day' where user_id = $1",
      [member.id],
    );
    expect((await upload(member, photo)).statusCode).toBe(201);
  },
);

test("forum image: the total limit holds until one is deleted", async () => {
  const rich = await chatter(service);
  await service.database.pool.query(
    `insert into forum_images (id, user_id, content, width, height, created_at)
       select gen_random_uuid(), $1, '\\x00', 1, 1, $3::timestamptz - interval '2 days' from generate_series(1, $2::int)`,
    [rich.id, FORUM_IMAGES_A_MEMBER, service.clock.now],
  );
  expect(await upload(rich, photo)).toMatchObject({ statusCode: 409, code: "forum.images_full" });
  await service.database.pool.query(
    "delete from forum_images where id = (select id from forum_images where user_id = $1 limit 1)",
    [rich.id],
  );
  expect((await upload(rich, photo)).statusCode).toBe(201);
});
