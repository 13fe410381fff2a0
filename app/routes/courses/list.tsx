import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/content/list/list-page";
import { contentList } from "~/content/list/list.server";
import { courses } from "~/features/courses/courses";
import { coursesSource } from "~/features/courses/courses.server";
import { ToMyLearning } from "~/features/courses/my-learning/to-my-learning";
import { pageMeta } from "~/page/page-meta";
import { contentFrame, type ShellHandle } from "~/shell/handle";

export const handle: ShellHandle = {
  ...contentFrame("courses"),
  keeping: { query: ["category"] },
};

export const loader = contentList(coursesSource);

export default function CourseListRoute() {
  return (
    <ListPage kind={courses} {...useLoaderData<typeof loader>()}>
      <ToMyLearning />
    </ListPage>
  );
}

export const meta = pageMeta(() => ({ title: courses.t("title") }));
