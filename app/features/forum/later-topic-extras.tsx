import { later } from "~/ui/later";

export const LaterTopicExtras = later(() =>
  import("./topic-extras").then((part) => part.TopicExtras),
);
