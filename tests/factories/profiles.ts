import { randomUUID } from "node:crypto";
import type { View } from "~/features/account/profile/own-view.server";

/** A profile as the service returns it: empty, not connected, not blocked. */
export function makeView(overrides: Partial<View> = {}): View {
  return {
    directusUserId: randomUUID(),
    name: "Marina Duarte",
    isOwn: false,
    connection: "none",
    isBlocked: false,
    isTeam: false,
    asOf: null,
    avatar: null,
    city: null,
    cantonId: null,
    profession: null,
    bio: null,
    spokenLanguages: [],
    skills: [],
    interests: [],
    links: [],
    inSwitzerlandSince: null,
    memberSince: null,
    levels: [],
    ...overrides,
  };
}
