import { z } from "zod";
import { moment } from "./time.ts";

const deviceToken = z.string().max(200).nullish().default(null);
const challenge = z.string().min(1).max(200);

export const loginInput = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1_024),
  deviceToken,
});
export const loginCodeInput = z.object({
  challenge,
  code: z.string().min(1).max(20),
  deviceToken,
});
export const loginPasskeyInput = z.object({
  challenge,
  response: z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
  deviceToken,
});

const cmsUser = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** Null means not paying. */
  role: z.string().nullable(),
  /** Id of the picture. */
  avatar: z.string().nullable(),
});
export type CmsUser = z.output<typeof cmsUser>;

export const sessionCheck = z.object({
  accessTokenExpiry: moment,
  directusToken: z.string(),
  directusTokenExpiry: moment,
  cmsUser: cmsUser.nullable(),
  teamNeedsSecondFactor: z.literal(true).optional(),
});
export type SessionCheck = z.output<typeof sessionCheck>;

export const sessionGrant = sessionCheck.extend({
  accessToken: z.string(),
  /** When the session ends however often it is renewed. */
  refreshTokenExpiry: moment,
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isEmailConfirmed: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  directusUserId: z.string(),
});
export type SessionGrant = z.output<typeof sessionGrant>;

/** `deviceToken` tells the next login that this browser was in before. */
export const loginGrant = sessionGrant.extend({ deviceToken: z.string() });
export type LoginGrant = z.output<typeof loginGrant>;
