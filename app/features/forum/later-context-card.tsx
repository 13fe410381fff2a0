import { later } from "~/ui/later";

export const LaterContextCard = later(() =>
  import("./context-card").then((part) => part.ContextCard),
);
