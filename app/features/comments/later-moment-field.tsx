import { later } from "~/ui/later";

export const LaterMomentField = later(() =>
  import("./moment-field").then((part) => part.MomentField),
);
