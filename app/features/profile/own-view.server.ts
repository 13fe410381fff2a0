import { createMemory } from "~/process/memory.server";
import type { GetProfileQuery } from "~/service/generated/graphql";

/** A member's own profile is remembered this long, so that no look at it asks for it again. */
const LIMITS = { keptMs: 60_000, max: 5_000 };

export type View = NonNullable<GetProfileQuery["getProfile"]>;

/** A member's profile as they see it themselves and as other members see it. Keyed by member: nobody gets another's. */
const remembered = {
  asSelf: createMemory<View>(LIMITS),
  asMember: createMemory<View>(LIMITS),
};
export type ViewKind = keyof typeof remembered;

/** These members changed, on another device or by the team; any may have where none is named. */
export function forgetOwnViews(directusUserIds: readonly string[]): void {
  remembered.asSelf.forgetAll(directusUserIds);
  remembered.asMember.forgetAll(directusUserIds);
}

/**
 * What `ask` gives of the member, who asks about nobody else. What others see of each other is never
 * remembered: blocks and connections are the service's, and nobody says here when they change.
 */
export function findOwnView(
  ownId: string,
  kind: ViewKind,
  ask: () => Promise<View>,
): Promise<View> {
  return remembered[kind].find(ownId, ask);
}

/** A write of the member's own record: what is known of it does not outlive it, however it ends. */
export function changingOwnView<Answer>(ownId: string, write: Promise<Answer>): Promise<Answer> {
  return write.finally(() => forgetOwnViews([ownId]));
}
