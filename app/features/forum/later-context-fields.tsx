import { later } from "~/ui/later";

/** Few tell something about themselves: its lists come after the form. */
export const LaterContextFields = later(() =>
  import("./context-fields").then((part) => part.ContextFields),
);
