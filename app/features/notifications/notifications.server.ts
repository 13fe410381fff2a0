import { updateItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Filter } from "~/cms/query";
import { whenOf, type When } from "~/i18n/when";
import { NOTIFICATIONS_PER_PAGE } from "../../../contract/notifications/in-portal.ts";
import { forgetUnread, findTargetPath } from "./unread.server";

/** Maximum number of rows in one Directus update. */
const MARKED_AT_ONCE = 100;
/** Directus limits the rows of one response. */
const READ_AT_ONCE = 500;

const row = shape("Notification", {
  id: z.string(),
  type: z.string().nullable(),
  isRead: z.boolean(),
  title: z.string().nullable(),
  body: z.string().nullable(),
  url: z.string().nullable(),
  count: z.number(),
  readAt: z.string().nullable(),
  // Directus sets it on every row.
  date_created: z.nullable(z.string()).transform((date) => date ?? ""),
});
const id = shape("Notification", { id: z.string() });
type Row = ReturnType<typeof row.parse>;

const unread = { isRead: { _eq: false } } as const;

function partOf(wasRead: boolean, openedAt: string): Filter<"Notification"> {
  return wasRead
    ? { isRead: { _eq: true }, _or: [{ readAt: { _null: true } }, { readAt: { _lte: openedAt } }] }
    : { _or: [unread, { readAt: { _gt: openedAt } }] };
}

/** Unread first, then newest first. The order stays as it was when the list was opened. */
type Cursor = {
  openedAt: string;
  wasRead: boolean;
  createdAt: string;
  /** Notifications with the same `createdAt` that are already listed. */
  ids: readonly string[];
};

const cursorShape = z.tuple([
  z.iso.datetime(),
  z.enum(["unread", "read"]).transform((part) => part === "read"),
  z.iso.datetime(),
  z
    .string()
    .transform((ids) => ids.split("."))
    .pipe(z.array(z.uuid())),
]);

export const cursorText = ({ openedAt, wasRead, createdAt, ids }: Cursor): string =>
  [openedAt, wasRead ? "read" : "unread", createdAt, ids.join(".")].join("~");

/** Null if malformed: the list then starts at the top. */
export function findCursor(text: string | null): Cursor | null {
  const parsed = cursorShape.safeParse(text?.split("~"));
  if (!parsed.success) return null;
  const [openedAt, wasRead, createdAt, ids] = parsed.data;
  return { openedAt, wasRead, createdAt, ids };
}

/** Rows may have the same date, and Directus ids are not ordered. */
const after = ({ createdAt, ids }: Cursor): Filter<"Notification"> => ({
  date_created: { _lte: createdAt },
  id: { _nin: ids },
});

function listPart(
  own: OwnCms,
  {
    wasRead,
    openedAt,
    cursor,
    limit,
  }: Pick<Cursor, "wasRead" | "openedAt"> & {
    cursor: Cursor | null;
    limit: number;
  },
): Promise<Row[]> {
  const filter = partOf(wasRead, openedAt);
  return own.ask(
    readRows(row, {
      filter: cursor ? { _and: [filter, after(cursor)] } : filter,
      sort: ["-date_created", "-id"],
      limit,
    }),
  );
}

export type Notification = {
  id: string;
  type: string | null;
  isRead: boolean;
  title: string;
  body: string;
  /** With locale; null without a target. */
  path: string | null;
  count: number;
  createdAtMs: number;
  when: When;
};

export type NotificationList = {
  notifications: Notification[];
  totalCount: number;
  next: string | null;
};

function toNotification(now: Date) {
  return ({
    date_created: createdAt,
    url,
    title,
    body,
    readAt: _,
    ...rest
  }: Row): Notification => ({
    ...rest,
    title: title ?? "",
    body: body ?? "",
    path: findTargetPath(url),
    createdAtMs: Date.parse(createdAt),
    when: whenOf(createdAt, now),
  });
}

/**
 * Unread first, then newest first.
 * @throws {CmsError}
 */
export async function listNotifications(
  own: OwnCms,
  cursor: Cursor | null,
  now: Date,
): Promise<NotificationList> {
  const openedAt = cursor?.openedAt ?? now.toISOString();
  const limit = NOTIFICATIONS_PER_PAGE + 1;
  const part = (wasRead: boolean, rest: number) =>
    listPart(own, {
      wasRead,
      openedAt,
      cursor: cursor?.wasRead === wasRead ? cursor : null,
      limit: rest,
    });
  const first = cursor?.wasRead ? [] : await part(false, limit);
  const second = first.length < limit ? await part(true, limit - first.length) : [];
  // A notification that was read between the two queries is in both results.
  const before = new Set(first.map((each) => each.id));
  const rows = [...first, ...second.filter((each) => !before.has(each.id))];
  const hasMore = first.length + second.length > NOTIFICATIONS_PER_PAGE;
  const shown = rows.slice(0, NOTIFICATIONS_PER_PAGE);
  const wasRead = shown.length > first.length;
  const next = hasMore ? nextCursor(shown, { openedAt, wasRead }, cursor) : null;
  return {
    notifications: shown.map(toNotification(now)),
    totalCount: await own.ask(countRows("Notification", { owner: { _eq: own.userId } })),
    next: next && cursorText(next),
  };
}

function nextCursor(
  shown: readonly Row[],
  part: Pick<Cursor, "openedAt" | "wasRead">,
  before: Cursor | null,
): Cursor {
  const createdAt = new Date(shown.at(-1)?.date_created ?? part.openedAt).toISOString();
  const ofMoment = shown.filter(({ date_created: at }) => Date.parse(at) === Date.parse(createdAt));
  const isSameMoment = before?.createdAt === createdAt && before.wasRead === part.wasRead;
  const ids = ofMoment.map((each) => each.id);
  return { ...part, createdAt, ids: isSameMoment ? [...before.ids, ...ids] : ids };
}

export async function markNotifications(
  own: OwnCms,
  ids: readonly string[],
  isRead: boolean,
): Promise<void> {
  for (let begin = 0; begin < ids.length; begin += MARKED_AT_ONCE) {
    const keys = ids.slice(begin, begin + MARKED_AT_ONCE);
    await own.write(updateItems("Notification", keys, { isRead }, { fields: ["id"] }));
  }
  forgetUnread(own.userId);
}

/**
 * Returns the ids for an undo.
 * @throws {CmsError}
 */
export async function markAllRead(own: OwnCms): Promise<string[]> {
  const marked: string[] = [];
  for (;;) {
    const rows = await own.ask(readRows(id, { filter: unread, limit: READ_AT_ONCE }));
    const ids = rows.map((each) => each.id);
    await markNotifications(own, ids, true);
    marked.push(...ids);
    if (rows.length < READ_AT_ONCE) return marked;
  }
}
