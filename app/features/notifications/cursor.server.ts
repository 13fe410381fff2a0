import { z } from "zod";

/** Unread first, then newest first. The order stays as it was when the list was opened. */
export type Cursor = {
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
