import { later } from "~/ui/later";

/** A topic of the forum, which brings its conversation along, has no film. */
export const LaterMomentField = later(() =>
  import("./moment-field").then((part) => part.MomentField),
);
