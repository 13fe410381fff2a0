import { allCollections } from "../../contract/collections/all-collections.ts";

export type EditorView = {
  collection: string;
  bookmark: string | null;
  icon: string;
  color: string | null;
  filter: Record<string, unknown> | null;
  fields: readonly string[];
  sort: string;
};

export const columnWidths: Readonly<Record<string, number>> = {
  title: 380,
  subject: 300,
  body: 380,
  channelUrl: 260,
  status: 130,
  access: 150,
  number: 90,
};

export const editorViews: readonly EditorView[] = allCollections.flatMap(
  ({ name: collection, list, bookmarks = [] }) => {
    if (!list) return [];
    const whole = {
      collection,
      bookmark: null,
      icon: "bookmark",
      color: null,
      filter: null,
      ...list,
    };
    return [
      whole,
      ...bookmarks.map(({ name, icon, filter }) => ({ ...whole, bookmark: name, icon, filter })),
    ];
  },
);
