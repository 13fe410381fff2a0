import { createMemory } from "~/process/memory.server";
import type { GetProfileQuery } from "~/service/generated/graphql";

/** Lifetime of the cached own profile, so that page views do not request it each time. */
const LIMITS = { keptMs: 60_000, max: 5_000 };

export type View = NonNullable<GetProfileQuery["getProfile"]>;

/**
 * A member's own profile as they and as other members see it. Keyed by member, so that no member gets
 * another one's.
 */
const remembered = {
  asSelf: createMemory<View>(LIMITS),
  asMember: createMemory<View>(LIMITS),
};
export type ViewKind = keyof typeof remembered;

/** Clears the cache of these members after a change elsewhere, or of all members if the list is empty. */
export function forgetOwnViews(directusUserIds: readonly string[]): void {
  remembered.asSelf.forgetAll(directusUserIds);
  remembered.asMember.forgetAll(directusUserIds);
}

/**
 * Caches the result of `ask`, which must be about the member themselves. Views of other members are never
 * cached: they depend on blocks and connections in the service, whose changes are not reported here.
 */
export function findOwnView(
  ownId: string,
  kind: ViewKind,
  ask: () => Promise<View>,
): Promise<View> {
  return remembered[kind].find(ownId, ask);
}

/** Clears the cached profile after a write, whether or not it succeeds. */
export function changingOwnView<Answer>(ownId: string, write: Promise<Answer>): Promise<Answer> {
  return write.finally(() => forgetOwnViews([ownId]));
}
