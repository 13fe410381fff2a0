import { later } from "~/ui/later";

/** Few topics ask for votes. */
export const LaterTopicPoll = later(() => import("./topic-poll").then((part) => part.TopicPoll));
