import { listSeen } from "~/content/film/history.server";
import { doneOf } from "~/content/reading/done.server";
import { listRead } from "~/content/reading/reading.server";
import { listFinishedCourses } from "~/features/courses/learning.server";

export const loader = doneOf({
  news: listRead,
  articles: listRead,
  videos: listSeen,
  courses: listFinishedCourses,
});
