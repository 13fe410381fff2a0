import { useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import type { FilmNow } from "~/content/film/film";
import { CommentsSection } from "~/features/comments/comments-section";
import { loadClassPage, classAction } from "~/features/courses/class/class-loader.server";
import { ClassPage, ClassAside, useOpenClass } from "~/features/courses/class/class-page";
import { classPath } from "~/features/courses/course-progress";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { contentFrame, type ShellHandle } from "~/shell/handle";
import { inBoundary } from "~/ui/later";

// Whole pages: if their code fails to load, the page shows an error as usual.
const BlockedPage = inBoundary(
  lazy(() =>
    import("~/features/courses/class/blocked-page").then((part) => ({ default: part.BlockedPage })),
  ),
);
const LockedClass = inBoundary(
  lazy(() =>
    import("~/features/courses/class/locked-class").then((part) => ({ default: part.LockedClass })),
  ),
);

export const handle: ShellHandle = {
  ...contentFrame("courses", { hasMap: false }),
  aside: ClassAside,
};

export const loader = memberLoader(loadClassPage);

export const action = memberAction(classAction);

export default function ClassRoute() {
  const shown = useLoaderData<typeof loader>();
  const { course, classInCourse } = shown;
  useOpenClass(classPath(course, classInCourse), shown.state === "open" && shown.done !== null);
  if (shown.state !== "open") {
    return shown.state === "locked" ? <LockedClass {...shown} /> : <BlockedPage {...shown} />;
  }
  const { id } = classInCourse.head;
  const renderComments = (now?: FilmNow) => (
    <CommentsSection key={`comments-${id}`} targetType="course_classes" target={id} film={now} />
  );
  return <ClassPage {...shown} renderComments={renderComments} />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data && `${data.classInCourse.head.title} · ${data.course.title}`,
}));
