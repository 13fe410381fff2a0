import { z } from "zod";
import {
  CONNECTION_LISTS,
  CONNECTIONS_MAX_TAKE,
  DECLINED_DAYS,
  type ConnectionList,
  type ConnectionState,
} from "../../../../contract/community/members.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import { pageOf } from "../../../graphql/page.ts";
import type { Page, PageRange } from "../../../graphql/page.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { findUserByDirectusId, findUserById } from "../../identity/users/users.service.ts";
import type { SanctionsService } from "../moderation/sanctions.service.ts";
import { deleteBlock, findBlocks, insertBlock, listBlocked } from "./blocks.repository.ts";
import type { NotificationKind } from "./connection-notifications.ts";
import {
  countConnections,
  deleteConnection,
  findPair,
  listConnections,
  lockPair,
  putConnection,
} from "./connections.repository.ts";
import type { ListedConnection, Pair } from "./connections.repository.ts";

export type { ListedConnection } from "./connections.repository.ts";

/**
 * A member's actions on others. Each takes the other's Directus id and throws `validation_failed` for an
 * invalid UUID and for oneself, and `not_found` for an unknown member.
 */
export type Connections = {
  /**
   * Sends a connection request, or accepts the other's pending one. Idempotent.
   * @returns the new state of the connection
   * @throws {ServiceError} `connection.blocked`, `connection.closed` if the other blocked the member, left
   * or is staff, `connection.limit`, `member.banned`
   */
  request(userId: string, directusUserId: string): Promise<ConnectionState>;
  /** @throws {ServiceError} `not_found` without a request, `connection.closed`, `member.banned` */
  accept(userId: string, directusUserId: string): Promise<void>;
  /** The requester is not notified. */
  decline(userId: string, directusUserId: string): Promise<void>;
  withdraw(userId: string, directusUserId: string): Promise<void>;
  remove(userId: string, directusUserId: string): Promise<void>;
  /** Also ends any connection or request between the two. */
  block(userId: string, directusUserId: string): Promise<void>;
  unblock(userId: string, directusUserId: string): Promise<void>;
  listBlocked(userId: string): Promise<UserRow[]>;
  /**
   * Latest first. Members who may no longer log in are left out. @throws {ServiceError} `validation_failed`
   */
  list(userId: string, list: string, range: PageRange): Promise<Page<ListedConnection>>;
};

export type ConnectionsDeps = {
  db: Database;
  memberRoles: MemberRoles;
  measures: SanctionsService;
  /** Counts one request of a member. @throws {ServiceError} `connection.limit` */
  requireRequest: (user: UserRow) => Promise<void>;
  notify: (within: Database, notification: Notification) => Promise<void>;
  /** Called in the transaction that connects two members. */
  onConnected: (within: Database, userId: string, otherUserId: string) => Promise<void>;
  now: () => Date;
};

type Notification = { kind: NotificationKind; userId: string; otherUserId: string };
const range = z.object({
  list: z.enum(CONNECTION_LISTS),
  take: z.int().min(1).max(CONNECTIONS_MAX_TAKE),
  skip: z.int().min(0).max(1_000_000),
});

export function createConnections(deps: ConnectionsDeps): Connections {
  const { db, memberRoles, measures: sanctions, requireRequest, notify, onConnected, now } = deps;

  async function requireOther(userId: string, directusUserId: string): Promise<UserRow> {
    if (!z.guid().safeParse(directusUserId).success) throw new ServiceError("validation_failed");
    const other = await findUserByDirectusId(db, directusUserId);
    if (!other) throw new ServiceError("not_found");
    if (other.id === userId) throw new ServiceError("validation_failed");
    return other;
  }

  /** Runs while the relation of these two is locked. */
  async function finish<Result>(
    userId: string,
    otherUserId: string,
    change: (within: Database, pair: Pair) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (within) => {
      await lockPair(within, userId, otherUserId);
      return change(within, await findPair(within, userId, otherUserId));
    });
  }

  async function requireOpen(within: Database, userId: string, other: UserRow): Promise<void> {
    const { byUser, byOther } = await findBlocks(within, userId, other.id);
    if (byUser) throw new ServiceError("connection.blocked");
    if (byOther || !memberRoles.isReachable(other)) throw new ServiceError("connection.closed");
  }

  async function put(
    within: Database,
    userId: string,
    otherUserId: string,
    state: ConnectionList | "declined",
  ): Promise<void> {
    await putConnection(within, { userId, otherUserId, state, changedAt: now() });
  }

  async function connect(within: Database, userId: string, otherUserId: string): Promise<void> {
    await put(within, userId, otherUserId, "connected");
    await put(within, otherUserId, userId, "connected");
    await onConnected(within, userId, otherUserId);
    await notify(within, { kind: "accepted", userId, otherUserId });
  }

  const isRepeatedRequest = ({ theirs }: Pair) =>
    theirs?.state !== "declined" ||
    now().getTime() - theirs.changedAt.getTime() >= DECLINED_DAYS * DAY_MS;

  return {
    async request(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      const user = await findUserById(db, userId);
      if (!user || !memberRoles.isReachable(user)) throw new ServiceError("forbidden");
      await sanctions.requireMayWrite(userId);
      await requireOpen(db, userId, other);
      const before = await findPair(db, userId, other.id);
      const isNew = before.own === null && before.theirs?.state !== "requested";
      if (isNew) await requireRequest(user);
      return finish(userId, other.id, async (within, pair): Promise<ConnectionState> => {
        // A block may have been set since the first check.
        await requireOpen(within, userId, other);
        const { own, theirs } = pair;
        if (own?.state === "connected" || own?.state === "requested") return own.state;
        if (theirs?.state === "requested") {
          await connect(within, userId, other.id);
          return "connected";
        }
        await put(within, userId, other.id, "requested");
        if (isRepeatedRequest(pair)) {
          await put(within, other.id, userId, "received");
          await notify(within, { kind: "requested", userId, otherUserId: other.id });
        }
        return "requested";
      });
    },

    async accept(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      await sanctions.requireMayAct(userId);
      await finish(userId, other.id, async (within, { own, theirs }) => {
        if (own?.state === "connected") return;
        if (own?.state !== "received" || theirs?.state !== "requested") {
          throw new ServiceError("not_found");
        }
        await requireOpen(within, userId, other);
        await connect(within, userId, other.id);
      });
    },

    async decline(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      await finish(userId, other.id, async (within, { own }) => {
        if (own?.state === "received") await put(within, userId, other.id, "declined");
      });
    },

    async withdraw(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      await finish(userId, other.id, async (within, { own, theirs }) => {
        if (own?.state !== "requested") return;
        await deleteConnection(within, userId, other.id);
        if (theirs?.state === "received") await deleteConnection(within, other.id, userId);
      });
    },

    async remove(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      await finish(userId, other.id, async (within, { own }) => {
        if (own?.state !== "connected") return;
        await deleteConnection(within, userId, other.id);
        await deleteConnection(within, other.id, userId);
      });
    },

    async block(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      await finish(userId, other.id, async (within, { theirs }) => {
        await insertBlock(within, { userId, blockedUserId: other.id, createdAt: now() });
        await deleteConnection(within, userId, other.id);
        // Keeps the other's refusal, so that blocking and unblocking does not allow a new request.
        if (theirs?.state !== "declined") await deleteConnection(within, other.id, userId);
      });
    },

    async unblock(userId, directusUserId) {
      const other = await requireOther(userId, directusUserId);
      await deleteBlock(db, userId, other.id);
    },

    listBlocked: (userId) => listBlocked(db, userId),

    async list(userId, list, input) {
      const request = range.safeParse({ ...input, list });
      if (!request.success) throw new ServiceError("validation_failed", { cause: request.error });
      const page = request.data;
      const [items, totalCount] = await Promise.all([
        listConnections(db, userId, page.list, page),
        countConnections(db, userId, page.list),
      ]);
      return pageOf(items, totalCount, page);
    },
  };
}
