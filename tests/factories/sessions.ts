import { randomUUID } from "node:crypto";
import type { CmsUser, SessionGrant } from "~/service/users-api.server";

const EDITOR_ROLE_ID = "10000000-0000-4000-8000-000000000001";
export const PAYING_ROLE_ID = "10000000-0000-4000-8000-000000000003";
export const YOUTUBE_ROLE_ID = "10000000-0000-4000-8000-000000000004";
export const FREE_ROLE_ID = "10000000-0000-4000-8000-000000000002";

const HOUR_MS = 60 * 60 * 1000;
const DIRECTUS_TOKEN_MS = 5 * 60 * 1000;

/** Opaque, in a format that the cookie reader accepts as a token. */
export function makeAccessToken(): string {
  return `at_${randomUUID().replaceAll("-", "")}${randomUUID().replaceAll("-", "")}`;
}

export type GrantOptions = {
  nowMs?: number;
  leftMs?: number;
  roleId?: string | null;
  firstName?: string;
  teamNeedsSecondFactor?: true;
};

export function makeGrant({
  nowMs = Date.now(),
  leftMs: remainingMs = 7 * 24 * HOUR_MS,
  roleId = PAYING_ROLE_ID,
  firstName = "Marina",
  teamNeedsSecondFactor,
}: GrantOptions = {}): SessionGrant & { cmsUser: CmsUser } {
  const directusUserId = randomUUID();
  const email = `${randomUUID()}@example.com`;
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    id: randomUUID(),
    directusUserId,
    firstName,
    lastName: "Duarte",
    fullName: `${firstName} Duarte`,
    email,
    isActive: true,
    isEmailConfirmed: true,
    createdAt: iso(nowMs - HOUR_MS),
    updatedAt: iso(nowMs - HOUR_MS),
    accessToken: makeAccessToken(),
    accessTokenExpiry: iso(nowMs + remainingMs),
    refreshTokenExpiry: iso(nowMs + 30 * 24 * HOUR_MS),
    directusToken: `dt_${randomUUID()}`,
    directusTokenExpiry: iso(nowMs + DIRECTUS_TOKEN_MS),
    ...(roleId === EDITOR_ROLE_ID && !teamNeedsSecondFactor && { isTeam: true }),
    ...(teamNeedsSecondFactor && { teamNeedsSecondFactor }),
    cmsUser: {
      id: directusUserId,
      email,
      first_name: firstName,
      last_name: "Duarte",
      role: roleId,
      avatar: null,
    },
  };
}
