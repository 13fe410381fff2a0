import { later } from "~/ui/later";

/** Lazy-loaded after the form, which works with the server's markup alone. */
export const LaterValidForField = later(() =>
  import("./valid-for-field").then((part) => part.ValidForField),
);
