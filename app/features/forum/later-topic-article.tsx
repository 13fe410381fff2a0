import { later } from "~/ui/later";

/** Few topics became an article. */
export const LaterTopicArticle = later(() =>
  import("./topic-article").then((part) => part.TopicArticle),
);
