import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  characterCount,
  emailKeyOf,
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../../../contract/account/person.ts";
import { CmsRefusedError, isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsAccount, CmsUsers } from "../../../cms/cms-users.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { emailShape } from "../../../email.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { toUser } from "./user.ts";
import type { User } from "./user.ts";
import { findUserByDirectusId, findUserByEmailKey, insertUser } from "./users.repository.ts";

/** Any characters, saved exactly as typed. */
const passwordShape = z.string().refine((value) => {
  const length = characterCount(value);
  return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
});

const newUserShape = z.object({
  email: emailShape,
  password: passwordShape,
  firstName: z.string().trim().min(1).max(FIRST_NAME_MAX_LENGTH),
  lastName: z.string().trim().min(1).max(LAST_NAME_MAX_LENGTH),
  isEmailConfirmed: z.boolean().default(false),
});

export type NewUser = z.input<typeof newUserShape>;

/**
 * The Directus user to link: a new one, or an existing one by id. An existing one is never found by e-mail:
 * a stranger could become an editor that way.
 */
export type CmsLink = { kind: "create"; roleId: string } | { kind: "link"; directusUserId: string };

export type CreateUserDeps = {
  db: Database;
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  now: () => Date;
};

export type PreparedUser = {
  person: Omit<z.output<typeof newUserShape>, "password">;
  passwordHash: string;
  account: CmsAccount;
};

/**
 * Creates a portal user with a password, and the linked Directus user.
 * @throws {ServiceError} `validation_failed`, `user.email_taken`, `unavailable`
 */
export async function createUser(
  deps: CreateUserDeps,
  newUser: NewUser,
  link: CmsLink,
): Promise<User> {
  return saveUser(deps.db, await prepareUser(deps, newUser, link), deps.now());
}

/**
 * Hashes the password and creates or finds the Directus user. Call it outside of transactions. After a
 * failure call it again: it reuses a Directus user that an earlier attempt created.
 * @throws {ServiceError} `validation_failed`, `user.email_taken`, `unavailable`
 */
export async function prepareUser(
  { db, cmsUsers, hasher }: CreateUserDeps,
  newUser: NewUser,
  link: CmsLink,
): Promise<PreparedUser> {
  const parsed = newUserShape.safeParse(newUser);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  const { password, ...person } = parsed.data;
  if (await findUserByEmailKey(db, emailKeyOf(person.email))) {
    throw new ServiceError("user.email_taken");
  }
  const passwordHash = await hasher.hash(password);
  const account = await (
    link.kind === "link"
      ? requireAccount(cmsUsers, link.directusUserId)
      : provideAccount({ db, cmsUsers }, person, link.roleId)
  ).catch((error: unknown) => {
    throw toCreateError(error);
  });
  return { person, passwordHash, account };
}

/** Saves a prepared user. @throws {ServiceError} `user.email_taken` */
export async function saveUser(
  within: Database,
  { person, passwordHash, account }: PreparedUser,
  createdAt: Date,
): Promise<User> {
  const row = await insertUser(within, {
    id: randomUUID(),
    ...person,
    emailKey: emailKeyOf(person.email),
    passwordHash,
    directusUserId: account.id,
    cmsRoleId: account.role,
    cmsStatus: account.status,
    cmsCheckedAt: createdAt,
    cmsPaidUntil: account.paidUntil,
    cmsAvatar: account.avatar,
    createdAt,
    updatedAt: createdAt,
  }).catch((error: unknown) => {
    throw toCreateError(error);
  });
  return toUser(row);
}

/**
 * Creates a Directus user, or reuses the one of an earlier attempt: same role, active, not linked to a
 * portal user. If another Directus user has the e-mail, that user keeps it.
 */
async function provideAccount(
  { db, cmsUsers }: Pick<CreateUserDeps, "db" | "cmsUsers">,
  { email, firstName, lastName }: PreparedUser["person"],
  roleId: string,
): Promise<CmsAccount> {
  const name = { first_name: firstName, last_name: lastName };
  try {
    return await cmsUsers.create({ email, ...name, role: roleId, status: "active" });
  } catch (error) {
    if (!(error instanceof CmsRefusedError)) throw error;
    const left = await cmsUsers.findByEmail(email);
    if (left?.role !== roleId || left.status !== "active") throw error;
    if (await findUserByDirectusId(db, left.id)) throw error;
    return cmsUsers.rename(left.id, name);
  }
}

async function requireAccount(cmsUsers: CmsUsers, id: string): Promise<CmsAccount> {
  const account = await cmsUsers.findById(id);
  if (!account) throw new ServiceError("validation_failed", { cause: "no such Directus user" });
  return account;
}

const UNIQUE_VIOLATION = "23505";

function toCreateError(error: unknown): unknown {
  if (error instanceof CmsRefusedError) {
    return new ServiceError("user.email_taken", { cause: error });
  }
  if (isCmsUnavailable(error)) {
    return new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
  }
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : null;
  if (cause?.code === UNIQUE_VIOLATION) {
    return new ServiceError("user.email_taken", { cause: error });
  }
  return error;
}
