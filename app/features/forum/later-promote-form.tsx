import { later } from "~/ui/later";

/** Lazy-loaded: only the team needs it. */
export const LaterPromoteForm = later(() =>
  import("./promote-form").then((part) => part.PromoteForm),
);
