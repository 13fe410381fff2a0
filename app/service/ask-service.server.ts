import type { z } from "zod";
import type { JsonClient, JsonRequest, JsonResult } from "~/http/json-client.server";
import { log } from "~/process/log.server";

export type AskService = <T>(
  shape: z.ZodType<T>,
  path: string,
  request?: JsonRequest,
) => Promise<JsonResult<T>>;

export function createAskService(send: JsonClient): AskService {
  return async (shape, path, request) => {
    const result = await send<unknown>(path, request);
    if (result.isError) return result;
    const parsed = shape.safeParse(result.data);
    if (parsed.success) return { ...result, data: parsed.data };
    // Logs paths and codes of the errors, never values.
    const issues = parsed.error.issues.map(({ path: place, code }) => `${place.join(".")} ${code}`);
    log.error({ room: path.split("/").slice(0, 3).join("/"), issues }, "an answer broke its shape");
    return {
      isError: true,
      statusCode: 500,
      message: "The answer does not have the expected form",
      code: "answer.broken_shape",
      retryAfterSeconds: null,
      fields: {},
      detail: {},
    };
  };
}

export type Caller = { send: JsonClient; internalKey: string; bearer: string | null };
