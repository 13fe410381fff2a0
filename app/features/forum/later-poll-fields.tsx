import { later } from "~/ui/later";

/** Few topics ask for votes: its fields come after the form. */
export const LaterPollFields = later(() => import("./poll-fields").then((part) => part.PollFields));
