import { later } from "~/ui/later";

/** Lazy-loaded: forum topics have no video. */
export const LaterMomentField = later(() =>
  import("./moment-field").then((part) => part.MomentField),
);
