import { later } from "~/ui/later";

/** Few articles come of the forum. */
export const LaterFromTopicNote = later(() =>
  import("./from-topic-note").then((part) => part.FromTopicNote),
);
