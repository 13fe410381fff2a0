import { customEndpoint } from "@directus/sdk";
import type { OwnCms } from "~/cms/cms.server";
import type { ErasableStore } from "./erasable-stores";

/**
 * Deletes all rows of a collection that are the member's, with the member's own right to do so.
 * @returns false when Directus could not be reached or refused
 */
export async function eraseStore(
  { userId, write }: Pick<OwnCms, "userId" | "write">,
  store: ErasableStore,
): Promise<boolean> {
  const query = { filter: { user_created: { _eq: userId } }, limit: -1 };
  const command = customEndpoint<null>({
    path: `/items/${store}`,
    method: "DELETE",
    body: JSON.stringify({ query }),
  });
  return write(command).then(
    () => true,
    () => false,
  );
}
