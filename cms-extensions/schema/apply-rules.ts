import { callCms, CmsError, type CmsAdmin } from "../cms-client.ts";

export const RULES_ENDPOINT = "database-rules";

/**
 * Brings functions and triggers of a running Directus' database to its version. The schema must be applied.
 * @returns names of the sets that were created or replaced
 */
export async function applyRules(cms: CmsAdmin): Promise<readonly string[]> {
  try {
    return (await callCms<string[]>(cms, "POST", `/${RULES_ENDPOINT}`)) ?? [];
  } catch (error) {
    if (error instanceof CmsError && error.code === "ROUTE_NOT_FOUND")
      throw new Error("The running Directus is older than this version: replace it first.", {
        cause: error,
      });
    throw error;
  }
}
