import { later } from "~/ui/later";

/** Lazy-loaded: the server renders it, and its script follows after the page. */
export const LaterTopicReport = later(() =>
  import("./topic-report").then((part) => part.TopicReport),
);
