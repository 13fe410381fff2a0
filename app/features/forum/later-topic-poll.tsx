import { later } from "~/ui/later";
// The server renders the poll, so its styles must load with the page, before the lazy script.
import "~/ui/data/bar-chart.module.css";
import "~/ui/form/radio-group.module.css";
import "./topic-poll.module.css";

export const LaterTopicPoll = later(() => import("./topic-poll").then((part) => part.TopicPoll));
