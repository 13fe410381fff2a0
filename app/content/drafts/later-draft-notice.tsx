import { later } from "~/ui/later";

/** Whoever only reads needs none of it: it comes after the page. */
export const LaterDraftNotice = later(() =>
  import("./draft-notice").then((part) => part.DraftNotice),
);
