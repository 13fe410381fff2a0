import { customEndpoint } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import type { Session } from "~/session/sessions.server";
import type { ErasableStore } from "./erasable-stores";

/**
 * Deletes all rows of a collection that are the member's, with the member's own right to do so.
 * @returns false when Directus could not be reached or refused
 */
export async function eraseStore(
  cms: Pick<Cms, "writeOwn">,
  { directusToken, member }: Pick<Session, "directusToken" | "member">,
  store: ErasableStore,
): Promise<boolean> {
  if (!directusToken) return false;
  const query = { filter: { user_created: { _eq: member.directusUserId } }, limit: -1 };
  const command = customEndpoint<null>({
    path: `/items/${store}`,
    method: "DELETE",
    body: JSON.stringify({ query }),
  });
  return cms.writeOwn(directusToken, command).then(
    () => true,
    () => false,
  );
}
