import { later } from "~/ui/later";

/** `NeighborhoodSection` drawn on the server; its code comes after the page. */
export const NeighborhoodLater = later(() =>
  import("./neighborhood-section").then((part) => part.NeighborhoodSection),
);
