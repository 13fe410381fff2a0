import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createHttp } from "../../../../bff/http/http.ts";
import { answers } from "../../../../bff/http/shapes.ts";
import { createLogger } from "../../../../bff/logger.ts";

const shape = z.object({ name: z.string(), at: z.iso.datetime() });

async function ask(answer: unknown) {
  const lines: string[] = [];
  const app = createHttp(createLogger("info", { write: (line) => void lines.push(line) }));
  app.get("/thing", { schema: answers(shape) }, async () => answer);
  app.get("/nothing", { schema: answers(shape) }, async (_request, reply) => {
    await reply.code(404).send({ code: "not_found" });
  });
  const reply = await app.inject("/thing");
  const refusal = await app.inject("/nothing");
  await app.close();
  return { reply, refusal, lines };
}

describe("response shape", () => {
  test("serializes the declared fields, with dates as ISO 8601", async () => {
    const { reply } = await ask({ name: "Ana", at: new Date("2026-11-21T12:00:00Z") });

    expect(reply.json()).toEqual({ name: "Ana", at: "2026-11-21T12:00:00.000Z" });
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  test("drops fields that the shape does not declare", async () => {
    const { reply } = await ask({ name: "Ana", at: "2026-11-21T12:00:00Z", password: "x" });

    expect(reply.json()).toEqual({ name: "Ana", at: "2026-11-21T12:00:00Z" });
  });

  test("answers a mismatch with an error code, and logs it without the value", async () => {
    const { reply, lines } = await ask({ name: 7, at: "2026-11-21T12:00:00Z", note: "geheim" });

    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ statusCode: 500, code: "answer.broken_shape" });
    expect(lines.join()).toContain("answer.broken_shape");
    expect(lines.join()).not.toContain("geheim");
  });

  test("keeps the error format of a refusal", async () => {
    const { refusal } = await ask({});

    expect(refusal.json()).toEqual({ code: "not_found" });
  });
});
