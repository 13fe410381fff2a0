import { later } from "~/ui/later";

export const LaterTopicArticle = later(() =>
  import("./topic-article").then((part) => part.TopicArticle),
);
