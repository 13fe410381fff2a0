import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../account/person.ts";
import { moment, typedPassword } from "./common.ts";

const deviceToken = z.string().max(200).nullish().default(null);
const challenge = z.string().min(1).max(200);

export const loginInput = z.object({
  email: z.string().min(1).max(EMAIL_MAX_LENGTH),
  password: typedPassword.min(1),
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
  avatar: z.string().nullable(),
});
export type CmsUser = z.output<typeof cmsUser>;

/** Data about the session's own member in every session answer. */
const sessionUser = z.object({
  id: z.string(),
  directusUserId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
});

const openSession = z.object({
  accessTokenExpiry: moment,
  directusToken: z.string(),
  directusTokenExpiry: moment,
  cmsUser: cmsUser.nullable(),
  isTeam: z.literal(true).optional(),
  teamNeedsSecondFactor: z.literal(true).optional(),
});

/** Older versions of the service omit `user`; the app then queries it by GraphQL. */
export const sessionCheck = openSession.extend({ user: sessionUser.optional() });
export type SessionCheck = z.output<typeof sessionCheck>;

export const sessionGrant = openSession.extend({
  ...sessionUser.shape,
  accessToken: z.string(),
  /** Hard end of the session, however often it is renewed. */
  refreshTokenExpiry: moment,
  isActive: z.boolean(),
  isEmailConfirmed: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
export type SessionGrant = z.output<typeof sessionGrant>;

/** `deviceToken` marks this browser as known at the next login. */
export const loginGrant = sessionGrant.extend({ deviceToken: z.string() });
export type LoginGrant = z.output<typeof loginGrant>;

export const memberCount = z.object({ count: z.number().int() });
