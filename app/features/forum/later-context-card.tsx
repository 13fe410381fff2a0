import { later } from "~/ui/later";

/** Few authors tell something about themselves. */
export const LaterContextCard = later(() =>
  import("./context-card").then((part) => part.ContextCard),
);
