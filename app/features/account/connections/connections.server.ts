import type { TierCms } from "~/cms/cms.server";
import type { Author } from "~/content/item/author";
import { findAuthors } from "~/content/item/authors.server";
import { formatDateLabel } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import type { ServiceClients } from "~/service/clients.server";
import { GetConnectionCountsDocument, GetConnectionsDocument } from "~/service/generated/graphql";
import { CONNECTIONS_PER_PAGE } from "../../../../contract/community/members.ts";
import { isConnectionList, ownLists, type OwnList } from "./connection";

const t = translator("connections", connections);

const MAX_PAGE = 1_000;

export type ListedMember = {
  directusUserId: string;
  author: Author;
  /** Date of the connection or request. Null for blocked members. */
  since: string | null;
};

export type OwnConnections = {
  list: OwnList;
  page: number;
  pageCount: number;
  counts: Readonly<Record<OwnList, number>>;
  members: ListedMember[];
};

export type Asked = { list: OwnList; page: number };

export function readAsked(params: URLSearchParams): Asked {
  const page = Number(params.get("page") ?? 1);
  return {
    list: ownLists.find((each) => each === params.get("list")) ?? "connected",
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

type Asking = { cms: TierCms; service: ServiceClients; now: Date };

export async function findOwnConnections(
  { cms, service, now }: Asking,
  { list, page }: Asked,
): Promise<OwnConnections | null> {
  const own = await findListed({ cms, service, now }, { list, page });
  // The last member of the last page may just have left it, so fall back to the previous page.
  const isPastEnd = own !== null && own.pageCount > 0 && page > own.pageCount;
  return isPastEnd ? findListed({ cms, service, now }, { list, page: own.pageCount }) : own;
}

async function findListed(
  { cms, service, now }: Asking,
  { list, page }: Asked,
): Promise<OwnConnections | null> {
  const skip = (page - 1) * CONNECTIONS_PER_PAGE;
  const [counted, listed] = await Promise.all([
    service.query(GetConnectionCountsDocument, {}),
    isConnectionList(list)
      ? service.query(GetConnectionsDocument, { list, take: CONNECTIONS_PER_PAGE, skip })
      : null,
  ]);
  if (!counted.data || (listed && !listed.data)) return null;
  const blocked = counted.data.getBlockedMembers;
  const found: { id: string; name: string; since: string | null }[] = listed?.data
    ? listed.data.getConnections.items.map(({ directusUserId: id, changedAt }) => {
        return { id, name: "", since: formatDateLabel(changedAt, now) };
      })
    : blocked
        .slice(skip, skip + CONNECTIONS_PER_PAGE)
        .map(({ directusUserId: id, fullName: name }) => ({ id, name, since: null }));
  const authors = await findAuthors(
    { cms, service, isTeam: false },
    found.map(({ id }) => id),
  );
  const counts = {
    connected: counted.data.connected.totalCount,
    received: counted.data.received.totalCount,
    requested: counted.data.requested.totalCount,
    blocked: blocked.length,
  };
  return {
    list,
    page,
    pageCount: Math.ceil(counts[list] / CONNECTIONS_PER_PAGE),
    counts,
    members: found.map(({ id, name, since }) => {
      return { directusUserId: id, author: authors.get(id) ?? withoutProfile(id, name), since };
    }),
  };
}

/** A placeholder for a member without available profile: the entry stays and can be changed. */
function withoutProfile(id: string, name: string): Author {
  const path = to(`/app/profile/${id}`);
  return {
    name: name || t("nameless"),
    avatar: null,
    path,
    cantonCode: null,
    isTeam: false,
    isBlocked: false,
  };
}
