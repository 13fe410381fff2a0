import { expect, test } from "vitest";
import { inflateSync } from "node:zlib";
import { writeCertificatePdf } from "~/features/courses/certificates/certificates.server";

function textOf(pdf: Uint8Array): string {
  const streams = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/stream\n([\s\S]*?)\nendstream/g);
  const drawn = [...streams].map(([, bytes = ""]) => {
    try {
      return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const letters = drawn.join("").matchAll(/<([0-9a-f]+)>/g);
  return [...letters].map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join("");
}

test("certificate PDF: states the day of completion, which is not the day of issue", async () => {
  const pdf = await writeCertificatePdf({
    ...{ code: "PS-2345-6789-ABCD", holderName: "Ana Souza", courseTitle: "Um curso" },
    ...{ totalMinutes: 80, publicOrigin: "https://portal.example" },
    ...{ completedAt: "2026-10-03T12:00:00Z", issuedAt: "2026-11-20T12:00:00Z" },
  });
  const text = textOf(pdf);
  expect(text).toContain("3 de outubro de 2026");
  expect(text).not.toContain("novembro");
});
