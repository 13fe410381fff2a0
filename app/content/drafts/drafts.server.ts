import { createItem, deleteItem, updateItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  forumDraftKinds,
  type Draft,
  type DraftAnswer,
  type DraftFields,
  type DraftPlace,
  type DraftText,
} from "./draft";

const MAX_DRAFTS = 50;
const text = z.nullable(z.string()).transform((value) => value ?? "");
const fields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const times = { date_created: text, date_updated: z.nullable(z.string()) };

const row = shape("drafts", {
  id: z.string(),
  kind: z.string(),
  target: text,
  title: text,
  body: text,
  fields: z.unknown().transform((input): DraftFields => fields.catch({}).parse(input)),
  ...times,
});
type Row = ReturnType<typeof row.parse>;

const changedAt = ({ date_created: made, date_updated: changed }: Pick<Row, keyof typeof times>) =>
  changed ?? made;

const toDraft = (found: Row): Draft => ({
  title: found.title,
  body: found.body,
  fields: found.fields,
  updatedAt: changedAt(found),
});

async function findRow(own: OwnCms, { kind, target }: DraftPlace): Promise<Row | null> {
  const filter = { kind: { _eq: kind }, target: { _eq: target } };
  const [found] = await own.ask(readRows(row, { filter, limit: 1 }));
  return found ?? null;
}

export async function findDraft(own: OwnCms, place: DraftPlace): Promise<Draft | null> {
  const found = await findRow(own, place);
  return found && toDraft(found);
}

/** Deletes a draft; does nothing if there is none. @throws {CmsError} */
export async function dropDraft(own: OwnCms, place: DraftPlace): Promise<void> {
  const found = await findRow(own, place);
  if (found) await own.write(deleteItem("drafts", found.id));
}

/**
 * Saves a draft. An empty text is not a draft.
 * @param seenAt version of the draft that the writer continued from; null if there was none. A draft
 * changed elsewhere since then is not overwritten.
 * @throws {CmsError}
 */
export async function saveDraft(
  own: OwnCms,
  place: DraftPlace,
  draft: DraftText,
  seenAt: string | null,
): Promise<DraftAnswer> {
  const stored = await findRow(own, place);
  if (stored && changedAt(stored) !== seenAt) {
    const isSame = stored.title === draft.title && stored.body === draft.body;
    if (!isSame) return { state: "conflict", draft: toDraft(stored) };
  }
  if (draft.title.trim() === "" && draft.body.trim() === "") {
    if (stored) await own.write(deleteItem("drafts", stored.id));
    return { state: "kept", updatedAt: null };
  }
  const answered = { fields: ["date_created", "date_updated"] as ["date_created", "date_updated"] };
  const written = stored
    ? await own.write(updateItem("drafts", stored.id, draft, answered))
    : await own.write(createItem("drafts", { ...place, ...draft }, answered));
  return { state: "kept", updatedAt: changedAt(z.object(times).parse(written)) };
}

export type ListedDraft = Pick<DraftPlace, "target"> & {
  kind: (typeof forumDraftKinds)[number];
} & Pick<Draft, "title" | "body">;

export async function listDrafts(own: OwnCms): Promise<ListedDraft[]> {
  const rows = await own.ask(
    readRows(row, {
      filter: { kind: { _in: forumDraftKinds } },
      sort: ["-date_updated", "-date_created"],
      limit: MAX_DRAFTS,
    }),
  );
  return rows.flatMap(({ kind, target, title, body }) => {
    const known = forumDraftKinds.find((name) => name === kind);
    return known ? [{ kind: known, target, title, body }] : [];
  });
}
