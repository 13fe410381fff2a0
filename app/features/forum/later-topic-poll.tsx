import { later } from "~/ui/later";
// What the server draws has its looks with the page, however late its script comes.
import "~/ui/data/bar-chart.module.css";
import "~/ui/form/radio-group.module.css";
import "./topic-poll.module.css";

/** Few topics ask for votes. */
export const LaterTopicPoll = later(() => import("./topic-poll").then((part) => part.TopicPoll));
