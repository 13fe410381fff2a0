import { later } from "~/ui/later";

/** Lazy-loaded: the form works without the toolbar. */
export const LaterEditorToolbar = later(() =>
  import("./editor-toolbar").then((part) => part.EditorToolbar),
);
