import { later } from "~/ui/later";

/** Lazy-loaded: only the team needs it. */
export const LaterModeration = later(() =>
  import("./topic-moderation").then((part) => part.TopicModeration),
);
