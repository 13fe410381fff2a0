import type { OwnCms, TierCms } from "~/cms/cms.server";
import { to } from "~/i18n/paths";
import { listCantons } from "~/reference/cantons.server";
import type { ServiceClients } from "~/service/clients.server";
import { GetAuthorsDocument } from "~/service/generated/graphql";
import type { Author } from "./author";

/** At most as many as one call of the service takes. */
const MAX_AUTHORS = 100;

/** The team reads what it judges, also of whom one of them blocked. */
type Asking = { cms: TierCms; service: ServiceClients; isTeam: boolean };

/** Who reads what members write, and by which rights. */
export type Reader = Asking & { own: OwnCms; now: Date };

/** What somebody wrote whom this reader did not block, in its order. */
export async function listShown<Row extends { user_created: string | null }>(
  asking: Asking,
  rows: readonly Row[],
): Promise<Row[]> {
  const authors = await findAuthors(
    asking,
    rows.map((row) => row.user_created),
  );
  return rows.filter(({ user_created: author }) => !author || !authors.get(author)?.isBlocked);
}

/** Members by id, with what they show of themselves; texts are shown without names rather than not at all. */
export async function findAuthors(
  { cms, service, isTeam }: Asking,
  members: readonly (string | null)[],
): Promise<Map<string, Author>> {
  const ids = [...new Set(members.flatMap((member) => member ?? []))].slice(0, MAX_AUTHORS);
  if (ids.length === 0) return new Map();
  const [{ data }, cantons] = await Promise.all([
    service.query(GetAuthorsDocument, { usersDirectusIds: ids }),
    listCantons(cms).catch(() => []),
  ]);
  const codes = new Map(cantons.map(({ id, code }) => [id, code]));
  return new Map(
    (data?.getAuthors ?? []).map(({ directusUserId: id, cantonId, avatar, ...author }) => [
      id,
      {
        name: author.name,
        avatar: avatar ?? null,
        path: to(`/app/profile/${id}`),
        cantonCode: (cantonId && codes.get(cantonId)) || null,
        isTeam: author.isTeam,
        isBlocked: author.isBlocked && !isTeam,
      },
    ]),
  );
}
