import { CmsError, type OwnCms, type TierCms } from "~/cms/cms.server";
import { readOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { createMemory } from "~/process/memory.server";
import { listCantons, type Canton } from "~/reference/cantons.server";
import type { ServiceClients } from "~/service/clients.server";
import {
  GetDirectoryDocument,
  type GetDirectoryQuery,
  GetNeighborhoodDocument,
} from "~/service/generated/graphql";
import { z } from "zod";
import { DIRECTORY_PER_PAGE } from "../../../contract/community/members.ts";
import type { MemberFilter } from "./member-filter";

type Found = GetDirectoryQuery["getDirectory"]["items"][number];

export type MemberCard = Omit<Found, "cantonId" | "avatar"> & {
  path: string;
  avatar: string | null;
  /** Shows only what the viewer may see. */
  place: string;
};

export type CantonChoice = { code: string; name: string; count: number | null };

export type MemberList =
  | { problem: "unavailable" | "tooMany"; cantons: CantonChoice[] }
  | {
      problem: null;
      cantons: CantonChoice[];
      members: MemberCard[];
      totalCount: number;
      pageCount: number;
    };

type Clients = { cms: TierCms; service: ServiceClients };

/** Falls back to the last page if the page is past the end. */
export async function findMembers(clients: Clients, filter: MemberFilter): Promise<MemberList> {
  const found = await findPage(clients, filter);
  const isPastEnd = found.problem === null && found.pageCount > 0 && filter.page > found.pageCount;
  return isPastEnd ? findPage(clients, { ...filter, page: found.pageCount }) : found;
}

async function findPage(
  { cms, service }: Clients,
  { canton, page, ...filter }: MemberFilter,
): Promise<MemberList> {
  const cantons = await listCantons(cms).catch((): Canton[] => []);
  // The canton filter needs canton ids.
  if (canton && cantons.length === 0) return { problem: "unavailable", cantons: [] };
  const requested = { ...filter, page, cantonId: canton ? cantonIdOf(cantons, canton) : null };
  const { data, failure } = await service.query(GetDirectoryDocument, requested);
  if (!data) {
    const problem = failure?.code === "rate_limited" ? "tooMany" : "unavailable";
    return { problem, cantons: toChoices(cantons, []) };
  }
  const { items, totalCount, cantonCounts } = data.getDirectory;
  return {
    problem: null,
    cantons: toChoices(cantons, cantonCounts),
    members: items.map((item) => toCard(item, cantons)),
    totalCount,
    pageCount: Math.ceil(totalCount / DIRECTORY_PER_PAGE),
  };
}

/** Matches no member, for an unknown canton. */
const NOBODYS_CANTON = 2_147_483_647;

const cantonIdOf = (cantons: readonly Canton[], requested: string): number =>
  cantons.find(({ code }) => code === requested)?.id ?? NOBODYS_CANTON;

function toChoices(
  cantons: readonly Canton[],
  counts: readonly { cantonId: number; count: number }[],
): CantonChoice[] {
  return cantons.map(({ id, code, name }) => {
    return { code, name, count: counts.find(({ cantonId }) => cantonId === id)?.count ?? null };
  });
}

function toCard({ cantonId, avatar, ...shown }: Found, cantons: readonly Canton[]): MemberCard {
  const canton = cantons.find(({ id }) => id === cantonId)?.name;
  return {
    ...shown,
    avatar: avatar ?? null,
    path: to(`/app/profile/${shown.directusUserId}`),
    place: [...new Set([shown.city, canton])].filter(Boolean).join(", "),
  };
}

const listing = shape("directus_users", { isInDirectory: z.boolean() });

/** Null if unknown, as for staff. */
export async function findOwnListing(own: OwnCms): Promise<boolean | null> {
  try {
    return (await readOwnRecord(own, listing)).isInDirectory;
  } catch (error) {
    if (error instanceof CmsError) return null;
    throw error;
  }
}

/** Null if a count would reveal fewer than five members. */
export type Neighborhood = { members: number | null; volunteers: number | null };

/** Short, because the service itself caches the counts for ten minutes. */
const REMEMBERED_MS = 60_000;
const remembered = createMemory<Neighborhood>({ ttlMs: REMEMBERED_MS, max: 26 });

/** Null if unavailable too, because the canton page must not fail without it. */
export async function findNeighborhood(
  { cms, service }: { cms: TierCms; service: ServiceClients },
  cantonCode: string,
): Promise<Neighborhood | null> {
  const cantons = await listCantons(cms).catch(() => []);
  const cantonId = cantons.find(({ code }) => code === cantonCode)?.id;
  if (cantonId === undefined) return null;
  const ask = async () => {
    const { data } = await service.query(GetNeighborhoodDocument, { cantonId });
    if (!data) throw new Error("who is around can't be told now");
    const { members = null, volunteers = null } = data.getNeighborhood;
    return { members, volunteers };
  };
  const around = await remembered.find(cantonCode, ask).catch(() => null);
  if (!around) return null;
  const { members, volunteers } = around;
  return members === null && volunteers === null ? null : { members, volunteers };
}
