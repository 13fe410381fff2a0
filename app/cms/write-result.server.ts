import type { JsonResult } from "~/http/json-client.server";
import { CmsError } from "./cms.server";

export const CMS_FAILURES = { 400: "refused", 403: "refused" } as const;

const BAD_REQUEST = 400;

/**
 * The result of a write as an upstream response for a form: 503 if Directus is unavailable, 400 for invalid
 * values, 403 for any other refusal.
 * @throws errors that do not come from Directus
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
