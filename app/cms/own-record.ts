import { customEndpoint } from "@directus/sdk";
import { CmsError, type OwnCms } from "./cms.server";
import type { StoredRow } from "./query";
import type { Shape } from "./shape";

const pathOf = ({ userId }: OwnCms) => `/users/${userId}`;

/**
 * The requester's own Directus record. @throws {CmsError} a 403 for staff, whose records Directus does not
 * expose
 */
export function readOwnRecord<Row>(
  own: OwnCms,
  { paths, reads, parse }: Shape<"directus_users", Row, object>,
): Promise<Row> {
  const query = { fields: paths };
  const command = customEndpoint<unknown>({ path: pathOf(own), params: query });
  const record = { collection: "directus_users", query };
  return own.ask({ command, record, reads, parse, mayBeRefused: true });
}

const FORBIDDEN = 403;

/** Like `readOwnRecord`, but null for staff. @throws {CmsError} */
export const findOwnRecord = <Row>(
  own: OwnCms,
  requested: Shape<"directus_users", Row, object>,
): Promise<Row | null> =>
  readOwnRecord(own, requested).catch((error: unknown) => {
    if (error instanceof CmsError && error.statusCode === FORBIDDEN) return null;
    throw error;
  });

type OwnFields = Partial<Omit<StoredRow<"directus_users">, "id" | "canton">> & {
  canton?: number | null;
};

export async function updateOwnRecord(own: OwnCms, changes: OwnFields): Promise<void> {
  const body = JSON.stringify(changes);
  await own.write(
    customEndpoint<unknown>({ method: "PATCH", path: pathOf(own), params: { fields: "id" }, body }),
  );
}

/**
 * Filter for a member's own rows to change. Without it, Directus also matches other members' rows and then
 * refuses the whole change.
 */
export const ofMember = <Requested extends object>(
  { userId }: Pick<OwnCms, "userId">,
  requested: Requested,
) => ({ _and: [requested, { user_created: { _eq: userId } }] });
