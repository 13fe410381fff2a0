import { later } from "~/ui/later";

/** Drawn by the server; its code comes after the page. */
export const LaterTopicReport = later(() =>
  import("./topic-report").then((part) => part.TopicReport),
);
