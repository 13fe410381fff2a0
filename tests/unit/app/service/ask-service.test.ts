import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { log } from "~/process/log.server";
import { createAskService } from "~/service/ask-service.server";

const shape = z.object({ count: z.number() });

function ask(answer: object) {
  const send = vi.fn(async () => answer as JsonResult<never>);
  return createAskService(send as JsonClient)(shape, "api/members/v1/count");
}

describe("service response", () => {
  test("is reduced to its schema", async () => {
    const result = await ask({ isError: false, statusCode: 200, data: { count: 3, more: "x" } });

    expect(result).toEqual({ isError: false, statusCode: 200, data: { count: 3 } });
  });

  test("that breaks its schema is a failure, and its values are not logged", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});

    const result = await ask({ isError: false, statusCode: 200, data: { count: "three" } });

    expect(result).toMatchObject({ isError: true, statusCode: 500, code: "answer.broken_shape" });
    expect(JSON.stringify(error.mock.calls)).toContain("count invalid_type");
    expect(JSON.stringify(error.mock.calls)).not.toContain("three");
  });

  test("that is a refusal stays unchanged", async () => {
    const refusal = { isError: true, statusCode: 429, code: "rate_limited" };

    expect(await ask(refusal)).toBe(refusal);
  });
});
