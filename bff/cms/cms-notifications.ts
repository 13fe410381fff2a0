import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { NotificationKind } from "../../contract/notifications/kinds.ts";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  owner: z.string().nullable(),
  actor: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  type: z.string().nullable(),
  title: z.string().nullable(),
  body: z.string().nullable(),
  url: z.string().nullish(),
  targetType: z.string().nullish(),
  target: z.string().nullish(),
  isRead: z.boolean().nullish(),
  groupHead: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  date_created: z.coerce.date().nullish(),
});

/** Maximum delay between a like and its notification, even if Directus is busy. */
const LIKE_DELAY_MS = 60_000;

const likeShape = z.object({ user_created: z.string().nullable() });

const PAGE_SIZE = 500;

const ownerShape = z.object({ owner: z.string().nullable() });

export type NewNotification = {
  owner: string;
  /** Directus id of the member who caused it. Nothing is written if the recipient blocked this member. */
  actor?: string;
  type: NotificationKind;
  title: string;
  url: string | null;
  targetType: string;
  target: string;
  groupKey: string;
};

export type Notification = z.output<typeof shape>;

const unreadShape = z.object({
  type: z.string().nullable(),
  title: z.string().nullable(),
  url: z.string().nullish(),
  actor: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  groupKey: z
    .string()
    .nullish()
    .transform((key) => key ?? null),
  /** True if the member muted this type in the portal and cannot read it there. */
  isQuiet: z
    .boolean()
    .nullish()
    .transform((isQuiet) => isQuiet === true),
  count: z
    .number()
    .nullish()
    .transform((count) => count ?? 1),
  date_created: z.coerce.date(),
});

const readShape = z.object({ readAt: z.coerce.date().nullable() });

export type UnreadNotification = Omit<z.output<typeof unreadShape>, "date_created"> & {
  createdAt: Date;
};

export type CmsNotifications = {
  find(id: string): Promise<Notification | null>;
  /**
   * Unread notifications of these types created after `after`, oldest first: one for each group.
   * @throws {CmsUnavailableError} like every method of this type
   */
  listUnread(
    owner: string,
    requested: { types: readonly NotificationKind[]; after: Date },
  ): Promise<UnreadNotification[]>;
  /** When the member last read a notification; null if never. @throws {CmsUnavailableError} */
  findLastRead(owner: string): Promise<Date | null>;
  /**
   * Directus ids of the members whose likes this notification reports, without withdrawn likes. The
   * notification itself names no one. @throws {CmsUnavailableError}
   */
  listLikers(notification: Notification): Promise<string[]>;
  /** Which of these members have a notification with this key. @throws {CmsUnavailableError} */
  listOwners(groupKey: string, owners: readonly string[]): Promise<Set<string>>;
  /** Does nothing if it is already deleted. @throws {CmsUnavailableError} */
  remove(id: string): Promise<void>;
  /** Creates all or none. @throws {CmsUnavailableError} */
  create(notifications: readonly NewNotification[]): Promise<void>;
};

export function createCmsNotifications(client: CmsClient): CmsNotifications {
  const params = { fields: Object.keys(shape.shape).join(",") };
  return {
    async find(id) {
      const path = `/items/Notification/${id}`;
      const answer = await client.ask(customEndpoint<object>({ path, params }));
      return answer.refused ? null : shape.parse(answer.value);
    },

    async listUnread(owner, { types, after }) {
      const requested = {
        fields: Object.keys(unreadShape.shape).join(","),
        filter: {
          owner: { _eq: owner },
          isRead: { _neq: true },
          groupHead: { _null: true },
          type: { _in: types },
          date_created: { _gt: after.toISOString() },
        },
        sort: "date_created,id",
        limit: PAGE_SIZE,
      };
      const path = "/items/Notification";
      const rows = await client.read(customEndpoint<unknown[]>({ path, params: requested }));
      return rows.map((row) => {
        const { date_created: createdAt, ...notification } = unreadShape.parse(row);
        return { ...notification, createdAt };
      });
    },

    async findLastRead(owner) {
      const requested = {
        fields: "readAt",
        filter: { owner: { _eq: owner }, readAt: { _nnull: true } },
        sort: "-readAt",
        limit: 1,
      };
      const path = "/items/Notification";
      const [row] = await client.read(customEndpoint<unknown[]>({ path, params: requested }));
      return row === undefined ? null : readShape.parse(row).readAt;
    },

    async listLikers({ targetType, target, date_created: notifiedAt }) {
      if (!targetType || !target) return [];
      const since = new Date((notifiedAt?.getTime() ?? 0) - LIKE_DELAY_MS);
      const requested = {
        fields: Object.keys(likeShape.shape).join(","),
        filter: {
          targetType: { _eq: targetType },
          target: { _eq: target },
          value: { _gt: 0 },
          date_created: { _gte: since.toISOString() },
        },
        limit: PAGE_SIZE,
      };
      const path = "/items/votes";
      const rows = await client.read(customEndpoint<unknown[]>({ path, params: requested }));
      return rows.flatMap((row) => likeShape.parse(row).user_created ?? []);
    },

    async listOwners(groupKey, among) {
      const filter = { groupKey: { _eq: groupKey }, owner: { _in: among } };
      const path = "/items/Notification";
      const owners = new Set<string>();
      for (let page = 1; ; page += 1) {
        const requested = { fields: "owner", filter, sort: "id", limit: PAGE_SIZE, page };
        const rows = await client.read(customEndpoint<unknown[]>({ path, params: requested }));
        for (const row of rows) {
          const { owner } = ownerShape.parse(row);
          if (owner !== null) owners.add(owner);
        }
        if (rows.length < PAGE_SIZE) return owners;
      }
    },

    async remove(id) {
      await client.ask(
        customEndpoint<object>({ path: `/items/Notification/${id}`, method: "DELETE" }),
      );
    },

    async create(notifications) {
      const path = "/items/Notification";
      const body = JSON.stringify(notifications);
      await client.write(
        customEndpoint<object>({ path, method: "POST", params: { fields: "id" }, body }),
      );
    },
  };
}
