import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHAT_IMAGE_MAX_BYTES } from "../../../../../contract/community/chat.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { ask, chatter, sent } from "./members.ts";
import type { Chatter } from "./members.ts";

let service: TestService;
let ana: Chatter;
let bia: Chatter;
let photo: Buffer;

beforeAll(async () => {
  service = await startTestService();
  [ana, bia] = [await chatter(service), await chatter(service)];
  await sent(service, ana, bia, "Oi");
  await sent(service, bia, ana, "Oi!");
  photo = await sharp({
    create: { width: 2_000, height: 1_000, channels: 3, background: "#c8102e" },
  })
    .withExif({ IFD0: { Artist: "GPS-SECRETO" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => service.close());

type StoredImage = {
  statusCode: number;
  code?: string;
  fields?: object;
  id?: string;
  chatId?: string;
};

async function sendImage(
  from: Chatter,
  to: Chatter,
  bytes: Buffer,
  input: { id?: string; message?: string; alt?: string } = {},
): Promise<StoredImage> {
  const form = new FormData();
  form.set("directusUserId", to.directusUserId);
  form.set("clientMessageId", input.id ?? randomUUID());
  form.set("message", input.message ?? "");
  form.set("alt", input.alt ?? "");
  form.set("image", new Blob([new Uint8Array(bytes)]), "foto.jpg");
  const encoded = new Response(form);
  const answer = await service.app.inject({
    method: "POST",
    url: "/api/chat/v1/messages",
    headers: {
      ...bearer(from.accessToken),
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...answer.json<Omit<StoredImage, "statusCode">>(), statusCode: answer.statusCode };
}

const readImage = async (who: Chatter, id: string | undefined) => {
  const url = `/api/chat/v1/messages/${id}/image`;
  const answer = await service.app.inject({ method: "GET", url, headers: bearer(who.accessToken) });
  const { content = "" } = answer.json<{ content?: string }>();
  return { status: answer.statusCode, bytes: Buffer.from(content, "base64") };
};

describe("chat picture", () => {
  test("is re-encoded, smaller and without camera metadata, for both participants", async () => {
    const id = randomUUID();
    const stored = await sendImage(ana, bia, photo, { id, alt: "  Minha \n casa " });
    expect(stored.statusCode).toBe(201);
    expect((await sendImage(ana, bia, photo, { id })).id).toBe(stored.id);
    for (const who of [ana, bia]) {
      const { status, bytes } = await readImage(who, stored.id);
      expect([status, bytes.toString("latin1", 8, 12)]).toEqual([200, "WEBP"]);
      expect(bytes.includes("GPS-SECRETO")).toBe(false);
    }
    const query =
      "query ($to: ID!) { getChatByParticipant(userId: $to) { lastMessage { message image { width height alt } } } }";
    const { data } = await ask(service, bia, query, { to: ana.id });
    expect(data).toMatchObject({
      getChatByParticipant: {
        lastMessage: { message: "", image: { width: 1_600, height: 800, alt: "Minha casa" } },
      },
    });
  });

  test("is visible to no other member, and gone once its message is deleted or its sender left", async () => {
    const stored = await sendImage(ana, bia, photo);
    const eva = await chatter(service);
    expect((await readImage(eva, stored.id)).status).toBe(404);
    expect((await readImage({ ...ana, accessToken: "nobody" }, stored.id)).status).toBe(401);
    expect((await readImage(bia, "1")).status).toBe(400);
    expect((await readImage(bia, randomUUID())).status).toBe(404);
    await ask(service, ana, "mutation ($id: ID!) { deleteChatMessage(id: $id) }", {
      id: stored.id,
    });
    expect((await readImage(bia, stored.id)).status).toBe(404);
    const count = () => service.database.pool.query("select 1 from chat_images");
    const before = (await count()).rowCount ?? 0;
    const leaving = await chatter(service);
    await sent(service, leaving, bia, "Oi");
    await sent(service, bia, leaving, "Oi");
    await sendImage(leaving, bia, photo);
    expect((await count()).rowCount).toBe(before + 1);
    await service.database.pool.query("delete from users where id = $1", [leaving.id]);
    expect((await count()).rowCount).toBe(before);
  });

  test("without text is reported by its description and its id, without the image", async () => {
    const { id, chatId } = await sendImage(ana, bia, photo, { alt: "Um contrato" });
    const REPORT =
      'mutation ($c: ID!, $ids: [ID!]!) { reportChatMessages(chatId: $c, messageIds: $ids, reason: "scam") }';
    const { data } = await ask(service, bia, REPORT, { c: chatId, ids: [id] });
    expect(data).toEqual({ reportChatMessages: true });
    const stored = service.directus.chatReports.at(-1);
    expect(stored?.["copies"]).toContain(`[imagem] ${id}\n> Um contrato`);
  });

  test("can't be sent before the other participant has answered", async () => {
    const eva = await chatter(service);
    expect(await sendImage(eva, bia, photo)).toMatchObject({ code: "chat.request_image" });
    await sent(service, eva, bia, "Oi");
    expect(await sendImage(eva, bia, photo)).toMatchObject({ code: "chat.request_image" });
    expect((await sendImage(bia, eva, photo)).statusCode).toBe(201);
    expect((await sendImage(eva, bia, photo)).statusCode).toBe(201);
  });

  test.each([
    ["no picture", Buffer.from("<svg onload=alert(1)>"), "image.type"],
    [
      "a broken one",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(50)]),
      "image.unreadable",
    ],
    ["a large one", Buffer.alloc(CHAT_IMAGE_MAX_BYTES + 1, 0xff), "image.too_large"],
  ])("is refused with an explanation: %s", async (_, bytes, problem) => {
    expect(await sendImage(ana, bia, bytes)).toMatchObject({
      statusCode: 400,
      code: "validation_failed",
      fields: { image: problem },
    });
  });

  test("of a blocked member is not delivered", async () => {
    const [eva, ida] = [await chatter(service), await chatter(service)];
    await sent(service, eva, ida, "Oi");
    await sent(service, ida, eva, "Oi");
    await ask(service, ida, "mutation ($id: ID!) { blockMember(directusUserId: $id) }", {
      id: eva.directusUserId,
    });
    expect(await sendImage(eva, ida, photo)).toMatchObject({ code: "chat.closed" });
  });
});
