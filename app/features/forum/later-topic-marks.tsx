import { later } from "~/ui/later";

/** The team did something with few topics. */
export const LaterTopicMarks = later(() => import("./topic-marks").then((part) => part.TopicMarks));
