import { useLoaderData } from "@remix-run/react";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { Neighbors } from "~/content/item/neighbors";
import { CertificateSection } from "~/features/courses/certificates/certificate-section";
import { courses } from "~/features/courses/courses";
import { loadCoursePage, courseAction } from "~/features/courses/course/course-loader.server";
import { CoursePage } from "~/features/courses/course/course-page";
import { progressOf } from "~/features/courses/course-progress";
import { CourseReviews } from "~/features/courses/course/course-reviews";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";
import { REVIEW_FROM_PERCENT } from "../../../contract/content/courses.ts";

export const handle = contentFrame("courses", { hasMap: false });

export const loader = memberLoader(loadCoursePage);

export const action = memberAction(courseAction);

export default function CourseRoute() {
  const { isFavorite, certificate, reviews, ownReview, holder, unpassed, around, ...shown } =
    useLoaderData<typeof loader>();
  const { course, learning } = shown;
  const { percent } = progressOf(course, learning?.done ?? []);
  const favorite =
    isFavorite === null ? null : (
      <FavoriteToggle key={course.id} type="courses" item={course.id} isFavorite={isFavorite} />
    );
  return (
    <CoursePage
      {...shown}
      favorite={favorite}
      neighbors={around && <Neighbors kind={courses} {...around} />}
    >
      <CertificateSection isFinished={percent === 100} {...{ certificate, holder, unpassed }} />
      <CourseReviews reviews={reviews} own={ownReview} mayReview={percent >= REVIEW_FROM_PERCENT} />
    </CoursePage>
  );
}

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.course.title,
  description: data?.course.summary,
}));
