import { later } from "~/ui/later";

/** Comes after the form, which can be written without it. */
export const LaterEditorToolbar = later(() =>
  import("./editor-toolbar").then((part) => part.EditorToolbar),
);
