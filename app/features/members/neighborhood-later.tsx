import { later } from "~/ui/later";

/** Lazy-loaded: the server renders it, and its script follows after the page. */
export const NeighborhoodLater = later(() =>
  import("./neighborhood-section").then((part) => part.NeighborhoodSection),
);
