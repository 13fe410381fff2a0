import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { pageOf } from "../../../graphql/page.ts";
import type { Page } from "../../../graphql/page.ts";
import { toMember, toUser } from "./user.ts";
import type { Member, User } from "./user.ts";
import {
  countActiveUsers,
  findUserByDirectusId,
  findUserById,
  listUsersByIds,
} from "./users.repository.ts";

// For use in other modules' transactions.
export {
  findUserByDirectusId,
  findUserByEmailKey,
  findUserById,
  listUserIdsByDirectusIds,
  listUsersByDirectusIds,
  updateCmsAvatar,
  updateName,
} from "./users.repository.ts";

export type MembersPage = Page<Member>;

export type UsersService = {
  countMembers(): Promise<number>;
  findUser(id: string): Promise<User | null>;
  /** @throws {ServiceError} `validation_failed` if the id is not a UUID */
  findMemberByDirectusId(directusUserId: string): Promise<Member | null>;
  /** @throws {ServiceError} `validation_failed` unless there are at most 100 UUIDs, take 1–100, skip ≥ 0 */
  listMembers(ids: readonly string[], page: { take: number; skip: number }): Promise<MembersPage>;
};

const pageShape = z.object({
  ids: z.array(z.guid()).max(100),
  take: z.int().min(1).max(100),
  skip: z.int().min(0).max(1_000_000),
});

/** Reads portal users: `User` is what a user sees of themself, `Member` what other members see. */
export function createUsersService(db: Database): UsersService {
  return {
    countMembers: () => countActiveUsers(db),

    async findUser(id) {
      const row = await findUserById(db, id);
      return row && toUser(row);
    },

    async findMemberByDirectusId(directusUserId) {
      requireShape(z.guid(), directusUserId);
      const row = await findUserByDirectusId(db, directusUserId);
      return row && toMember(row);
    },

    async listMembers(ids, { take, skip }) {
      requireShape(pageShape, { ids, take, skip });
      const { rows, totalCount } = await listUsersByIds(db, ids, { take, skip });
      return pageOf(rows.map(toMember), totalCount, { skip });
    },
  };
}

function requireShape(shape: z.ZodType, value: unknown): void {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
}
