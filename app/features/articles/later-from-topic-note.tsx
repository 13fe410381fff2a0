import { later } from "~/ui/later";

/** Lazy-loaded: few articles come from the forum. */
export const LaterFromTopicNote = later(() =>
  import("./from-topic-note").then((part) => part.FromTopicNote),
);
