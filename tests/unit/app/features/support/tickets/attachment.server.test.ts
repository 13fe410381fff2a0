import { expect, test } from "vitest";
import { answerAttachment, fileNameOf } from "~/features/support/tickets/support.server";
import type { SupportApi } from "~/service/support-api.server";

const request = new Request("http://portal.test/pt-BR/app/support/123456/attachments/f");

function supportAnswering(result: object): SupportApi {
  return { readAttachment: async () => result } as unknown as SupportApi;
}

test.each([
  ["tela.pdf", "application/pdf", "tela.pdf"],
  ["foto.PNG", "image/webp", "foto.webp"],
  ["v1.2 final", "image/webp", "v1.2 final.webp"],
  ["página.html", "text/html", "página.html"],
  [null, null, "anexo"],
])("ticket attachment: %s of type %s is named %s", (title, type, name) => {
  expect(fileNameOf({ title, type })).toBe(name);
});

test("ticket attachment: is downloaded under its name, and never displayed as a page", async () => {
  const content = Buffer.from("<script>").toString("base64");
  const data = { title: "olá (1).html", type: "text/html", content };
  const support = supportAnswering({ isError: false, statusCode: 200, data });
  const requested = { number: "123456", fileId: "f" };
  const answer = await answerAttachment(support, request, requested);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "no-store",
    "content-disposition": "attachment; filename*=UTF-8''ol%C3%A1%20%281%29.html",
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
  });
  expect(await answer.text()).toBe("<script>");
});

test.each([
  ["123456", 404, 404],
  ["123456", 503, 503],
  ["x", 200, 404],
])(
  "ticket attachment: of ticket %s with service status %i returns %i",
  async (number, statusCode, expected) => {
    const support = supportAnswering({ isError: true, statusCode });
    const answer = await answerAttachment(support, request, { number, fileId: "f" }).catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).status).toBe(expected);
  },
);
