import { later } from "~/ui/later";

export const LaterDraftNotice = later(() =>
  import("./draft-notice").then((part) => part.DraftNotice),
);
