import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { previewerOf, type PreviewedItem } from "~/content/preview.server";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import type { PreviewedTeaching } from "~/features/courses/course-preview.server";
import { findPreviewedClass, findPreviewedCourse } from "~/features/courses/course-preview.server";
import { courses } from "~/features/courses/courses";
import { TeachingPreview } from "~/features/courses/teaching-preview";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { readPreview } from "~/features/preview/preview.server";
import { GonePreview, PreviewOfItem, PreviewPage } from "~/features/preview/preview-page";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { publicLoader } from "~/guards/guards.server";
import { preview as words } from "~/i18n/pt-BR/preview";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";

const t = translator("preview", words);
const kinds = { articles, news, videos, courses, course_classes: courses };
const NOT_FOUND = 404;

/** What an editor prepares, for whoever has the link: it is signed, runs out and is kept by nobody. */
export const loader = publicLoader(async ({ request, params, cms }) => {
  const search = new URL(request.url).searchParams;
  const wanted = { look: search.get("as"), isPlain: search.get("plain") === "1" };
  const asked = { token: params["token"] ?? "", ...wanted, now: new Date() };
  const [texts, taught] = [
    { articles: previewerOf(articlesSource), news: previewerOf(newsSource) },
    { courses: findPreviewedCourse, course_classes: findPreviewedClass },
  ];
  const readers = { ...texts, ...taught, videos: previewerOf(videosSource) };
  const preview = await readPreview<PreviewedItem | PreviewedTeaching>(cms, readers, asked);
  return preview ? data({ preview }) : data({ preview: null }, { status: NOT_FOUND });
});

/** The link is a key: no page that is reached from here hears of it. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export default function PreviewRoute() {
  const { preview } = useLoaderData<typeof loader>();
  if (!preview) return <GonePreview />;
  const { about, shown } = preview;
  const item = "item" in shown ? shown : null;
  return (
    <PreviewPage {...about} shown={shown}>
      {item && <PreviewOfItem kind={kinds[about.kindName]} shown={item} />}
      {!("item" in shown) && <TeachingPreview shown={shown} />}
    </PreviewPage>
  );
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const title = loaded?.preview?.about.title;
  return { title: title ? t("title", { title }) : words.gone.title };
});
