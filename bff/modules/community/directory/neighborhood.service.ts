import { roundedCount } from "../../../../contract/community/members.ts";
import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { listCantonCounts } from "./directory.repository.ts";

export type Neighborhood = {
  /** Minimum number of members who live there, in steps of five; null below five. */
  members: number | null;
  /** Minimum number of listed members who offer to answer questions about it; null below five. */
  volunteers: number | null;
};

/** @throws {ServiceError} `unavailable` */
export type FindNeighborhood = (cantonId: number) => Promise<Neighborhood>;

export type NeighborhoodDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  memberRoles: MemberRoles;
  now: () => Date;
};

const TTL_MS = 10 * 60_000;

/**
 * Counts members by their profiles, hidden fields included: the counts are too coarse to identify anyone.
 * All cantons are counted at once, at most every ten minutes.
 */
export function createFindNeighborhood(deps: NeighborhoodDeps): FindNeighborhood {
  const { db, cmsProfiles, memberRoles, now } = deps;
  let cached: { at: number; counts: Promise<Map<number, number>> } | null = null;

  function countMembers(): Promise<Map<number, number>> {
    const at = now().getTime();
    if (!cached || at - cached.at >= TTL_MS) {
      const counts = cmsProfiles.countByCanton(memberRoles.ids);
      cached = { at, counts };
      counts.catch(() => {
        cached = null;
      });
    }
    return cached.counts;
  }

  return async (cantonId) => {
    const [members, volunteers] = await Promise.all([
      countMembers(),
      listCantonCounts(db, memberRoles.ids, true),
    ]).catch((error: unknown) => {
      if (!isCmsUnavailable(error)) throw error;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
    });
    const willing = volunteers.find((each) => each.cantonId === cantonId)?.count ?? 0;
    return {
      members: roundedCount(members.get(cantonId) ?? 0),
      volunteers: roundedCount(willing),
    };
  };
}
