import { listCompletedFilms } from "~/content/film/history.server";
import { doneOf } from "~/content/reading/done.server";
import { listFinishedCourses } from "~/features/courses/learning.server";

export const loader = doneOf({ videos: listCompletedFilms, courses: listFinishedCourses });
