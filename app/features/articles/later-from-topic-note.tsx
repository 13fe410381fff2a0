import { later } from "~/ui/later";

export const LaterFromTopicNote = later(() =>
  import("./from-topic-note").then((part) => part.FromTopicNote),
);
