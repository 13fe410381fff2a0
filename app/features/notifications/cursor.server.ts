import { z } from "zod";

/**
 * Where a list goes on. Its order stays as it was when it was opened, whatever is read meanwhile: what was
 * unread then comes first, each part newest first.
 */
export type Cursor = {
  openedAt: string;
  wasRead: boolean;
  createdAt: string;
  /** Those of the very moment `createdAt` that were listed already. */
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

/** For an address. */
export const cursorText = ({ openedAt, wasRead, createdAt, ids }: Cursor): string =>
  [openedAt, wasRead ? "read" : "unread", createdAt, ids.join(".")].join("~");

/** Null for what is no cursor of ours: the list then begins at its top. */
export function findCursor(text: string | null): Cursor | null {
  const parsed = cursorShape.safeParse(text?.split("~"));
  if (!parsed.success) return null;
  const [openedAt, wasRead, createdAt, ids] = parsed.data;
  return { openedAt, wasRead, createdAt, ids };
}
