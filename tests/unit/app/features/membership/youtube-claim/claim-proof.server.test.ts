import { expect, test } from "vitest";
import {
  proofStatus,
  readRefusedProof,
  sendProof,
} from "~/features/membership/youtube-claim/claim.server";
import type { ErrorResult, JsonResult } from "~/http/json-client.server";

function refusedWith(statusCode: number, fields: Record<string, string> = {}): ErrorResult {
  const rest = { message: "", code: null, retryAfterSeconds: null, detail: {} };
  return { isError: true, statusCode, fields, ...rest };
}

async function send(result: JsonResult<null>, bytes = [1, 2]) {
  const sent: Uint8Array[] = [];
  const membership = {
    sendClaimProof: async (picture: Uint8Array) => {
      sent.push(picture);
      return result;
    },
  };
  const form = new FormData();
  form.set("proof", new File([new Uint8Array(bytes)], "prova.png"));
  const answer = await sendProof(membership, form);
  return { answer, status: proofStatus(answer), sent };
}

test("claim proof: a picture is sent to the service unchanged", async () => {
  const { status, sent } = await send({ isError: false, statusCode: 204, data: null });
  expect(status).toBe(200);
  expect(sent).toEqual([new Uint8Array([1, 2])]);
});

test("claim proof: a missing file is a field error, and nothing is sent", async () => {
  const { answer, status, sent } = await send(refusedWith(500), []);
  expect(status).toBe(400);
  expect(answer.error).toBe("Escolha a imagem do comprovante.");
  expect(sent).toEqual([]);
});

test.each([
  [refusedWith(400, { proof: "proof.type" }), 400, "Escolha uma imagem em JPEG, PNG ou WebP."],
  [refusedWith(413), 400, "Escolha uma imagem de até 5 MB."],
])("claim proof: the service's file errors appear at the field", async (result, status, error) => {
  expect(await send(result)).toMatchObject({ status, answer: { error, failure: null } });
});

test.each([
  [404, "gone", 409],
  [429, "wait", 429],
  [500, "failed", 503],
])(
  "claim proof: service status %s appears above the field",
  async (statusCode, failure, status) => {
    expect(await send(refusedWith(statusCode))).toMatchObject({
      status,
      answer: { error: null, failure },
    });
  },
);

test("claim proof: an upload refused by the front guard is explained on the next page", () => {
  const page = "https://portal.example/pt-BR/app/membership/youtube";
  expect(readRefusedProof(new Request(page))).toBeNull();
  expect(readRefusedProof(new Request(`${page}?proof=too-large`))?.error).toContain("5 MB");
});
