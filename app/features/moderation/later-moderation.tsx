import { later } from "~/ui/later";

/** For the team alone: nobody else's page brings it. */
export const LaterModeration = later(() =>
  import("./topic-moderation").then((part) => part.TopicModeration),
);
