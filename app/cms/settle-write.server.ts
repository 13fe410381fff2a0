import type { JsonResult } from "~/http/json-client.server";
import { CmsError } from "./cms.server";

/** What a refusal of Directus means to most forms. */
export const CMS_FAILURES = { 400: "refused", 403: "refused" } as const;

const BAD_REQUEST = 400;

/**
 * A write as the answer of an upstream, for a form: 503 when Directus is away, 400 for what it
 * finds wrong, 403 for any other refusal.
 * @throws what is no answer of Directus
 */
export async function settleWrite<T>(writing: Promise<T>): Promise<JsonResult<T>> {
  try {
    return { isError: false, statusCode: 200, data: await writing };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return {
      isError: true,
      statusCode: error.isOutage ? 503 : error.statusCode === BAD_REQUEST ? BAD_REQUEST : 403,
      message: error.message,
      code: error.code,
      retryAfterSeconds: null,
      fields: {},
      detail: {},
    };
  }
}
