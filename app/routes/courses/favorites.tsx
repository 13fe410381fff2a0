import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "~/content/favorites/favorites-page";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { contentFavorites } from "~/content/favorites/favorites-page.server";
import { courses } from "~/features/courses/courses";
import { coursesSource } from "~/features/courses/courses.server";
import { listFinishedCourses } from "~/features/courses/learning.server";
import { coursesFavorites } from "~/features/courses/lists.words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";

const t = translator("courses-favorites", coursesFavorites);

export const handle = contentFrame("courses");

export const loader = contentFavorites(coursesSource, listFinishedCourses);

export default function CourseFavoritesRoute() {
  return (
    <FavoritesPage
      kind={courses}
      t={t}
      {...useLoaderData<typeof loader>()}
      renderToggle={(shown) => <FavoriteToggle type="courses" {...shown} />}
    />
  );
}

export const meta = pageMeta(() => ({ title: t("title") }));
