import { randomUUID } from "node:crypto";
import { z } from "zod";
import { CmsRefusedError, isCmsAway } from "../../cms/client.ts";
import type { CmsAccount, CmsUsers } from "../../cms/cms-users.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { emailKeyOf, emailShape } from "./email.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { toUser } from "./user.ts";
import type { User } from "./user.ts";
import { insertUser, linkUser } from "./users.repository.ts";

const characters = (value: string) => [...value].length;

/** 10 to 128 characters of any kind, kept exactly as typed. */
export const passwordShape = z
  .string()
  .refine((value) => characters(value) >= 10 && characters(value) <= 128);

const newUserShape = z.object({
  email: emailShape,
  password: passwordShape,
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(80),
  isEmailConfirmed: z.boolean().default(false),
});

export type NewUser = z.input<typeof newUserShape>;

/**
 * Which user of Directus the new user is: one that is made now, or one that exists. An existing
 * one is named by id only; taking it by e-mail would let a stranger become an editor.
 */
export type CmsLink = { kind: "create"; roleId: string } | { kind: "link"; directusUserId: string };

export interface CreateUserDeps {
  db: Database;
  cmsUsers: CmsUsers;
  hasher: PasswordHasher;
  now: () => Date;
}

/**
 * Makes a portal user with a password, and the user of Directus it stands for.
 * @throws {ServiceError} `validation_failed`, `user.email_taken`, `unavailable`
 */
export async function createUser(
  { db, cmsUsers, hasher, now }: CreateUserDeps,
  newUser: NewUser,
  link: CmsLink,
): Promise<User> {
  const parsed = newUserShape.safeParse(newUser);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  const { password, ...person } = parsed.data;
  const passwordHash = await hasher.hash(password);

  // The row first: a taken e-mail stops before Directus is written, a failing Directus undoes it.
  return db
    .transaction(async (transaction) => {
      const createdAt = now();
      const reserved = await insertUser(transaction, {
        id: randomUUID(),
        ...person,
        emailKey: emailKeyOf(person.email),
        passwordHash,
        directusUserId: randomUUID(),
        createdAt,
        updatedAt: createdAt,
      });
      const account =
        link.kind === "link"
          ? await requireAccount(cmsUsers, link.directusUserId)
          : await cmsUsers.create({
              email: person.email,
              first_name: person.firstName,
              last_name: person.lastName,
              role: link.roleId,
              status: "active",
            });
      return toUser(await linkUser(transaction, reserved.id, account, createdAt));
    })
    .catch((error: unknown) => {
      throw toCreateError(error);
    });
}

async function requireAccount(cmsUsers: CmsUsers, id: string): Promise<CmsAccount> {
  const account = await cmsUsers.findById(id);
  if (!account) throw new ServiceError("validation_failed", { cause: "no such Directus user" });
  return account;
}

const uniqueViolation = "23505";

function toCreateError(error: unknown): unknown {
  if (error instanceof CmsRefusedError) {
    return new ServiceError("user.email_taken", { cause: error });
  }
  if (isCmsAway(error)) {
    return new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
  }
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : null;
  if (cause?.code === uniqueViolation) {
    return new ServiceError("user.email_taken", { cause: error });
  }
  return error;
}
