import { useLoaderData } from "@remix-run/react";
import { ResultsPage } from "~/content/list/results-page";
import { contentResults } from "~/content/list/list.server";
import { courses } from "~/features/courses/courses";
import { coursesSource } from "~/features/courses/courses.server";
import { listFinishedCourses } from "~/features/courses/learning.server";
import { coursesSearch } from "~/features/courses/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("courses-search", coursesSearch);

export const handle = contentFrame("courses", { hasMap: false });

export const loader = contentResults(coursesSource, listFinishedCourses);

export default function CourseResultsRoute() {
  return <ResultsPage kind={courses} words={t} {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: t("title") }));
