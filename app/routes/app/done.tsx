import { listSeen } from "~/content/film/history.server";
import { doneOf } from "~/content/reading/done.server";
import { listFinishedCourses } from "~/features/courses/learning.server";

export const loader = doneOf({ videos: listSeen, courses: listFinishedCourses });
