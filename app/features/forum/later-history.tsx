import { later } from "~/ui/later";

/** Few ask what a topic said before. */
export const LaterHistory = later(() =>
  import("./topic-history").then((part) => part.TopicHistory),
);
