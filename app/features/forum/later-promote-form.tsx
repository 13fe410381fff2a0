import { later } from "~/ui/later";

/** The team's alone. */
export const LaterPromoteForm = later(() =>
  import("./promote-form").then((part) => part.PromoteForm),
);
