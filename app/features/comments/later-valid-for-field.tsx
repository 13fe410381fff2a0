import { later } from "~/ui/later";

/** Drawn by the server; its code comes after the form, which can be sent without it. */
export const LaterValidForField = later(() =>
  import("./valid-for-field").then((part) => part.ValidForField),
);
