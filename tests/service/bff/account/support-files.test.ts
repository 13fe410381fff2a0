import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../service.ts";
import type { TestService } from "../service.ts";
import { startSupportDesk, ticketInput } from "./support-desk.ts";
import type { SupportDesk } from "./support-desk.ts";

let service: TestService;
let member: SupportDesk["member"];
let post: SupportDesk["post"];
let get: SupportDesk["get"];
beforeAll(async () => {
  ({ service, member, post, get } = await startSupportDesk());
});
afterAll(() => service.close());

describe("attachments", () => {
  test("are identified by their first bytes", async () => {
    const { token } = await member();
    const html = new File(["<script>alert(1)</script>"], "foto.png", { type: "image/png" });
    const answer = await post("tickets", token, ticketInput, [html]);
    expect(answer.json()).toMatchObject({ fields: { files: "attachment.type" } });
    const pixel = await sharp({
      create: { width: 4, height: 4, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    const four = Array.from(
      { length: 4 },
      (_, at) => new File([new Uint8Array(pixel)], `${at}.png`),
    );
    expect((await post("tickets", token, ticketInput, four)).json()).toMatchObject({
      fields: { files: "attachment.too_many" },
    });
  });
});

describe("form with files", () => {
  const large = (bytes: number) => new File([new Uint8Array(bytes)], "foto.png");

  test("is refused with the name of the oversized file, or for too many files", async () => {
    const { token } = await member();
    const tooLarge = await post("tickets", token, ticketInput, [large(5 * 1_048_576 + 1)]);
    expect(tooLarge.statusCode).toBe(400);
    expect(tooLarge.json()).toMatchObject({ fields: { files: "attachment.too_large" } });
    const many = Array.from({ length: 6 }, () => large(10));
    expect((await post("tickets", token, ticketInput, many)).json()).toMatchObject({
      fields: { files: "attachment.too_many" },
    });
  });

  test("is not read if it is too large, broken, or from a guest", async () => {
    const { token } = await member();
    const files = Array.from({ length: 4 }, () => large(5 * 1_048_576));
    expect((await post("tickets", token, ticketInput, files)).statusCode).toBe(413);
    expect((await post("tickets", "nobody", ticketInput, files)).statusCode).toBe(401);
    const broken = await service.app.inject({
      method: "POST",
      url: "/api/support/v1/tickets",
      headers: {
        ...bearer(token),
        "content-type": "multipart/form-data; boundary=x",
        "idempotency-key": randomUUID(),
      },
      payload: "--x\r\ncontent-disposition: form-data; name=topic\r\n\r\ntech",
    });
    expect(broken.statusCode).toBe(400);
  });

  test("keeps its file names, in any script", async () => {
    const { token } = await member();
    const named = new File(["%PDF-1.4"], "autorização снимок.pdf", { type: "application/pdf" });
    const opened = await post("tickets", token, ticketInput, [named]);
    const { messages } = (
      await get(`tickets/${opened.json<{ number: number }>().number}`, token)
    ).json<{ messages: { attachments: { title: string }[] }[] }>();
    expect(messages[0]?.attachments[0]?.title).toBe("autorização снимок.pdf");
  });
});

describe("attachment", () => {
  test("is read by its ticket's member through that ticket only", async () => {
    const [{ token }, { token: stranger }] = [await member(), await member()];
    const pdf = () => new File(["%PDF-1.4"], "tela.pdf", { type: "application/pdf" });
    const open = async (by: string) =>
      (await post("tickets", by, ticketInput, [pdf()])).json<{ number: number }>().number;
    const [own, other] = [await open(token), await open(stranger)];
    const { messages } = (await get(`tickets/${own}`, token)).json<{
      messages: { attachments: { id: string; title: string }[] }[];
    }>();
    const file = messages[0]?.attachments[0];
    expect(file?.title).toBe("tela.pdf");
    const read = await get(`tickets/${own}/attachments/${file?.id}`, token);
    expect(read.json()).toEqual({
      title: "tela.pdf",
      type: "application/pdf",
      content: Buffer.from("bytes of tela.pdf").toString("base64"),
    });
    const paths = [
      `tickets/${own}/attachments/${file?.id}`,
      `tickets/${other}/attachments/${file?.id}`,
    ];
    for (const path of paths) expect((await get(path, stranger)).statusCode).toBe(404);
    expect((await get(`tickets/${own}/attachments/${randomUUID()}`, token)).statusCode).toBe(404);
  });
});
