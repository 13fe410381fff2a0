import { customEndpoint } from "@directus/sdk";
import type { OwnCms } from "~/cms/cms.server";
import type { ErasableStore } from "./erasable-stores";

/**
 * Uses the member's own permission.
 * @returns false if Directus is unavailable or refuses
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
