import { later } from "~/ui/later";

export const LaterModeration = later(() =>
  import("./topic-moderation").then((part) => part.TopicModeration),
);
