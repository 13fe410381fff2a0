import { later } from "~/ui/later";

export const LaterTopicMarks = later(() => import("./topic-marks").then((part) => part.TopicMarks));
