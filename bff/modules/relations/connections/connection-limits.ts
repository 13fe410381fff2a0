import { newConnectionsADay } from "../../../../contract/community/members.ts";
import { DAY_SECONDS } from "../../../../contract/shared/time.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { CreateRateLimit, RateLimit } from "../../../http/rate-limit.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";

/** Counts one request of a member. @throws {ServiceError} `connection.limit` */
export function createRequireRequest(
  limit: CreateRateLimit,
  memberRoles: MemberRoles,
): (user: UserRow) => Promise<void> {
  const limits: Record<keyof typeof newConnectionsADay, RateLimit> = {
    free: limit("connections-free", newConnectionsADay.free, DAY_SECONDS),
    paying: limit("connections-paying", newConnectionsADay.paying, DAY_SECONDS),
  };
  return async (user) => {
    const isPaying = user.cmsRoleId !== null && memberRoles.payingIds.includes(user.cmsRoleId);
    await limits[isPaying ? "paying" : "free"](user.id).catch((error: unknown) => {
      if (!(error instanceof ServiceError) || error.code !== "rate_limited") throw error;
      const { retryAfterSeconds = DAY_SECONDS } = error;
      throw new ServiceError("connection.limit", { retryAfterSeconds, cause: error });
    });
  };
}
