import { createMemory } from "~/process/memory.server";
import type { GetProfileQuery } from "~/service/generated/graphql";

const LIMITS = { ttlMs: 60_000, max: 5_000 };

export type View = NonNullable<GetProfileQuery["getProfile"]>;

/** Keyed by member, so that no member gets another one's profile. */
const remembered = {
  asSelf: createMemory<View>(LIMITS),
  asMember: createMemory<View>(LIMITS),
};
export type ViewKind = keyof typeof remembered;

/** An empty list clears the cache of all members. */
export function forgetOwnViews(directusUserIds: readonly string[]): void {
  remembered.asSelf.forgetAll(directusUserIds);
  remembered.asMember.forgetAll(directusUserIds);
}

/**
 * `ask` must request the member's own profile. Profiles of others are never cached: they depend on blocks
 * and connections, and the service does not report changes of those.
 */
export function findOwnView(
  ownId: string,
  kind: ViewKind,
  ask: () => Promise<View>,
): Promise<View> {
  return remembered[kind].find(ownId, ask);
}

/** Clears the cache whether or not the write succeeds. */
export function withClearedView<Answer>(ownId: string, write: Promise<Answer>): Promise<Answer> {
  return write.finally(() => forgetOwnViews([ownId]));
}
