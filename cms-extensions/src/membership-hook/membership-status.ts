import {
  entitlementRules,
  isEntitlementSource,
  type EntitlementSource,
} from "../../../contract/entitlements";
import type { MemberRoles } from "../../access/member-roles";

/** A right to the paid part, as far as the rule asks. */
export type Entitlement = {
  source: string;
  status: string;
  validFrom: Date | null;
  validUntil: Date | null;
  graceUntil: Date | null;
};

type Counting = Entitlement & { source: EntitlementSource };

/** What the rule writes to the member's user. */
export type MembershipStatus = {
  role: string;
  membershipSource: string;
  membershipState: string;
  membershipValidUntil: Date | null;
};

export const GRACE_MS = 7 * 24 * 3_600_000;

/**
 * The rule "who pays": a member pays while one entitlement is active or cancelled with `validUntil`
 * ahead, or in grace with `graceUntil` ahead. Paid, given by hand or as a gift makes a paying user;
 * YouTube alone a YouTube member; nothing, or anything the rule does not know, a free member.
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

/** When an entitlement stops counting; null when it counts for nothing. */
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

/** Nothing counts: what has ended is told, what has not begun is not. */
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
