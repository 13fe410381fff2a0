import type { OwnCms, TierCms } from "~/cms/cms.server";
import { to } from "~/i18n/paths";
import { connections } from "~/i18n/pt-BR/community/connections";
import { listCantons } from "~/reference/cantons.server";
import type { ServiceClients } from "~/service/clients.server";
import { GetAuthorsDocument } from "~/service/generated/graphql";

const MAX_AUTHORS = 100;

/** The team sees all texts it moderates, even from members that a moderator has blocked. */
type Clients = { cms: TierCms; service: ServiceClients; isTeam: boolean };

export type Reader = Clients & { own: OwnCms; now: Date };

/**
 * Rows whose author this reader has not blocked, in their order. If the block list can't be loaded, only
 * rows without an author.
 */
export async function listShown<Row extends { user_created: string | null }>(
  clients: Clients,
  rows: readonly Row[],
): Promise<Row[]> {
  const authors = await askAuthors(
    clients,
    rows.map((row) => row.user_created),
  );
  const isShown = (author: string) => authors !== null && !authors.get(author)?.isBlocked;
  return rows.filter(({ user_created: author }) => !author || isShown(author));
}

export type Author = {
  name: string;
  avatar: string | null;
  path: string;
  cantonCode: string | null;
  isTeam: boolean;
  isBlocked: boolean;
};

/** Texts are shown without names rather than not at all. */
export const findAuthors = async (
  clients: Clients,
  members: readonly (string | null)[],
): Promise<Map<string, Author>> => (await askAuthors(clients, members)) ?? new Map();

/** Null if the service does not answer. */
async function askAuthors(
  { cms, service, isTeam }: Clients,
  members: readonly (string | null)[],
): Promise<Map<string, Author> | null> {
  const ids = [...new Set(members.flatMap((member) => member ?? []))];
  if (ids.length === 0) return new Map();
  const pieces = Array.from({ length: Math.ceil(ids.length / MAX_AUTHORS) }, (_, at) =>
    ids.slice(at * MAX_AUTHORS, (at + 1) * MAX_AUTHORS),
  );
  const [cantons, ...answers] = await Promise.all([
    listCantons(cms).catch(() => []),
    ...pieces.map((piece) => service.query(GetAuthorsDocument, { usersDirectusIds: piece })),
  ]);
  const authors = answers.map(({ data }) => data?.getAuthors);
  if (!authors.every((each) => each)) return null;
  const codes = new Map(cantons.map(({ id, code }) => [id, code]));
  return new Map(
    authors
      .flatMap((each) => each ?? [])
      .map(({ directusUserId: id, cantonId, avatar, ...author }) => [
        id,
        {
          name: author.name || connections.nameless,
          avatar: avatar ?? null,
          path: to(`/app/profile/${id}`),
          cantonCode: (cantonId && codes.get(cantonId)) || null,
          isTeam: author.isTeam,
          isBlocked: author.isBlocked && !isTeam,
        },
      ]),
  );
}
