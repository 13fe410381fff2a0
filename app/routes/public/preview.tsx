import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPreviewed, type PreviewedItem } from "~/content/preview.server";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { ClassPreview } from "~/features/courses/class-preview";
import {
  findPreviewedClass,
  findPreviewedCourse,
  type PreviewedClass,
  type PreviewedCourse,
} from "~/features/courses/course-preview.server";
import { CoursePreview } from "~/features/courses/course-page";
import { courses } from "~/features/courses/courses";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { readPreview, type PreviewReader } from "~/features/preview/preview.server";
import { GonePreview, PreviewOfItem, PreviewPage } from "~/features/preview/preview-page";
import { videos } from "~/features/videos/videos";
import { videosSource } from "~/features/videos/videos.server";
import { publicLoader } from "~/guards/guards.server";
import { preview as words } from "~/i18n/pt-BR/preview";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import type { PreviewedKind } from "../../../contract/preview.ts";

type Shown = PreviewedItem | PreviewedCourse | PreviewedClass;

const t = translator("preview", words);
const kinds = { articles, news, videos, courses };
const NOT_FOUND = 404;

const readers: Readonly<Record<PreviewedKind, PreviewReader<Shown>>> = {
  articles: (...link) => findPreviewed(articlesSource, ...link),
  news: (...link) => findPreviewed(newsSource, ...link),
  videos: (...link) => findPreviewed(videosSource, ...link),
  courses: findPreviewedCourse,
  course_classes: findPreviewedClass,
};

function titleOf(shown: Shown): string {
  if ("placed" in shown) return shown.placed.head.title;
  if ("course" in shown) return shown.course.title;
  return "item" in shown ? shown.item.title : shown.title;
}

/** What an editor prepares, for whoever has the link: it is signed, runs out and is kept by nobody. */
export const loader = publicLoader(async ({ request, params, cms }) => {
  const search = new URL(request.url).searchParams;
  const wanted = { look: search.get("as"), isPlain: search.get("plain") === "1" };
  const asked = { token: params["token"] ?? "", ...wanted, now: new Date() };
  const preview = await readPreview(cms, readers, asked);
  return preview
    ? data({ preview: { ...preview, title: titleOf(preview.shown) } })
    : data({ preview: null }, { status: NOT_FOUND });
});

/** The link is a key: no page that is reached from here hears of it. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export default function PreviewRoute() {
  const { preview } = useLoaderData<typeof loader>();
  if (!preview) return <GonePreview />;
  const { about, shown } = preview;
  const text = shown.kind === "open" ? shown.item : shown.kind === "class" ? shown.content : null;
  return (
    <PreviewPage {...about} wording={text?.wording}>
      <Shown name={about.kindName} shown={shown} />
    </PreviewPage>
  );
}

function Shown({ name, shown }: { name: PreviewedKind; shown: Shown }) {
  if (shown.kind === "course") return <CoursePreview {...shown} />;
  if (shown.kind === "class" || shown.kind === "locked-class" || shown.kind === "no-guests")
    return <ClassPreview shown={shown} />;
  return name === "course_classes" ? null : <PreviewOfItem kind={kinds[name]} shown={shown} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const title = loaded?.preview?.title;
  return { title: title ? t("title", { title }) : words.gone.title };
});
