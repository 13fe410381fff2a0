import { later } from "~/ui/later";

/** Lazy: members who only read do not need it. */
export const LaterDraftNotice = later(() =>
  import("./draft-notice").then((part) => part.DraftNotice),
);
