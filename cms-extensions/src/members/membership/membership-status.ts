import {
  entitlementRules,
  isEntitlementSource,
  type EntitlementSource,
} from "../../../../contract/account/membership";
import type { MemberRoles } from "../../../access/member-roles";

export type Entitlement = {
  source: string;
  status: string;
  validFrom: Date | null;
  validUntil: Date | null;
  graceUntil: Date | null;
};

type Counting = Entitlement & { source: EntitlementSource };

export type MembershipStatus = {
  role: string;
  membershipSource: string;
  membershipState: string;
  membershipValidUntil: Date | null;
};

export const GRACE_MS = 7 * 24 * 3_600_000;

/**
 * The rule for paying members: an entitlement counts if it is active or cancelled with a future
 * `validUntil`, or in grace with a future `graceUntil`. A paid, manual or gift entitlement makes a paying
 * member; YouTube alone makes a YouTube member. Nothing, or an unknown source, makes a free member.
 */
export function membershipStatusOf(
  entitlements: readonly Entitlement[],
  now: Date,
  roles: MemberRoles,
): MembershipStatus {
  const counting = entitlements
    .filter((one): one is Counting => counts(one, now))
    .toSorted(leadingFirst);
  const [leading] = counting;
  if (!leading) return withoutAny(entitlements, now, roles.free);
  return {
    role: roles[makes(leading)],
    membershipSource: leading.source,
    membershipState: leading.status,
    membershipValidUntil: latest(counting.map(endOf)),
  };
}

/** When an entitlement stops counting; null if it does not count. */
export function endOf({ status, validUntil, graceUntil }: Entitlement): Date | null {
  if (status === "active" || status === "cancelled") return validUntil;
  return status === "grace" ? graceUntil : null;
}

function counts(entitlement: Entitlement, now: Date): boolean {
  const end = endOf(entitlement);
  const { source, validFrom } = entitlement;
  return isEntitlementSource(source) && !!validFrom && validFrom <= now && !!end && end > now;
}

const makes = ({ source }: Counting) => entitlementRules[source].makes;

function leadingFirst(one: Counting, other: Counting): number {
  const payingFirst = Number(makes(one) !== "paying") - Number(makes(other) !== "paying");
  return payingFirst || Number(endOf(other)) - Number(endOf(one));
}

/** Without a current entitlement: shows the last ended one, not future ones. */
function withoutAny(
  entitlements: readonly Entitlement[],
  now: Date,
  role: string,
): MembershipStatus {
  const ended = entitlements.flatMap((one) => {
    const end = one.graceUntil ?? one.validUntil;
    const isOver = end !== null && (end <= now || one.status === "expired");
    return isOver && isEntitlementSource(one.source) ? [{ source: one.source, end }] : [];
  });
  const [last] = ended.toSorted((one, other) => Number(other.end) - Number(one.end));
  return {
    role,
    membershipSource: last?.source ?? "none",
    membershipState: last ? "expired" : "none",
    membershipValidUntil: last && last.end <= now ? last.end : null,
  };
}

function latest(dates: readonly (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
