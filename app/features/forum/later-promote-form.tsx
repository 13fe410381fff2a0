import { later } from "~/ui/later";

export const LaterPromoteForm = later(() =>
  import("./promote-form").then((part) => part.PromoteForm),
);
