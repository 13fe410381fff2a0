import {
  createUser,
  customEndpoint,
  readUser,
  readUsers,
  updateUser,
  withOptions,
} from "@directus/sdk";
import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient, CmsSchema } from "./client.ts";

/** Only users with `status` `active` may log in. */
export type CmsAccount = {
  id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
  status: string;
  avatar: string | null;
  /** End of the entitlement behind the role; null if no current entitlement exists. */
  paidUntil: Date | null;
};

export type NewCmsAccount = {
  /** Directus creates one if absent; the restricted account may not set it. */
  id?: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string;
  status: "active";
  /** Only for staff, who log in to Directus itself. */
  password?: string;
};

export type CmsUsers = {
  /** Null if the user does not exist. @throws {CmsUnavailableError} */
  findById(id: string): Promise<CmsAccount | null>;
  /** Null if no user has this e-mail. @throws {CmsUnavailableError} */
  findByEmail(email: string): Promise<CmsAccount | null>;
  /** Like every write: @throws {CmsRefusedError | CmsUnavailableError} */
  create(account: NewCmsAccount): Promise<CmsAccount>;
  rename(id: string, name: Pick<NewCmsAccount, "first_name" | "last_name">): Promise<CmsAccount>;
  /** Roles with full rights in Directus. @throws {CmsUnavailableError} */
  listAdminRoleIds(): Promise<string[]>;
  /** Resolves if Directus answers at all. @throws {CmsUnavailableError} */
  ping(): Promise<void>;
};

/** Short limit: sessions wait for this look-up, and the last known answer can replace it. */
const LOOK_UP_MS = 1_200;
const fields = [
  "id",
  "email",
  "first_name",
  "last_name",
  "role",
  "status",
  "avatar",
  "membershipState",
  "membershipValidUntil",
] as const;
const requested: (typeof fields)[number][] = [...fields];
const runningStates = ["active", "grace", "cancelled"];

/** @param timeoutFactor multiplier of the usual time limit of a look-up */
export function createCmsUsers(client: CmsClient, timeoutFactor = 1): CmsUsers {
  return {
    async findById(id) {
      const signal = AbortSignal.timeout(LOOK_UP_MS * timeoutFactor);
      const read = withOptions<CmsSchema, object>(readUser(id, { fields: requested }), { signal });
      const answer = await client.ask(read);
      return answer.refused ? null : toAccount(answer.value);
    },

    async findByEmail(email) {
      const query = { fields: requested, filter: { email: { _eq: email } }, limit: 1 };
      const [found] = await client.read(readUsers(query));
      return found ? toAccount(found) : null;
    },

    async create(account) {
      return toAccount(await client.write(createUser(account, { fields: requested })));
    },

    async rename(id, name) {
      return toAccount(await client.write(updateUser(id, name, { fields: requested })));
    },

    async listAdminRoleIds() {
      const path = "/portal-moderation/team-roles";
      return z.array(z.string()).parse(await client.read(customEndpoint<unknown[]>({ path })));
    },

    ping: client.ping,
  };
}

function toAccount(value: object | null): CmsAccount {
  const user: Partial<Record<(typeof fields)[number], unknown>> = value ?? {};
  if (typeof user.id !== "string" || typeof user.status !== "string") {
    throw new CmsUnavailableError(new Error("The answer is not a user"));
  }
  return {
    id: user.id,
    email: textOrNull(user.email),
    first_name: textOrNull(user.first_name),
    last_name: textOrNull(user.last_name),
    role: textOrNull(user.role),
    status: user.status,
    avatar: textOrNull(user.avatar),
    paidUntil: paidUntilOf(user.membershipState, user.membershipValidUntil),
  };
}

/** A membership without a readable end date counts as ended, so that an error never makes access free. */
function paidUntilOf(state: unknown, validUntil: unknown): Date | null {
  if (typeof state !== "string" || !runningStates.includes(state)) return null;
  const end = new Date(typeof validUntil === "string" ? validUntil : Number.NaN);
  return Number.isNaN(end.getTime()) ? new Date(0) : end;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
