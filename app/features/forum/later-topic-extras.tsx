import { later } from "~/ui/later";

/** Few tell something about themselves or ask for votes: that comes after the form. */
export const LaterTopicExtras = later(() =>
  import("./topic-extras").then((part) => part.TopicExtras),
);
