import { later } from "~/ui/later";

export const LaterHistory = later(() =>
  import("./topic-history").then((part) => part.TopicHistory),
);
