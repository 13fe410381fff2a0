import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articles } from "~/features/articles/articles";
import { news } from "~/features/news/news";
import { readPreview } from "~/features/preview/preview.server";
import { GonePreview, PreviewPage } from "~/features/preview/preview-page";
import { videos } from "~/features/videos/videos";
import { publicLoader } from "~/guards/guards.server";
import { preview as words } from "~/i18n/pt-BR/preview";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { everySource } from "~/shell/content-sources.server";

const t = translator("preview", words);
const kinds = { articles, news, videos };
const NOT_FOUND = 404;

/** What an editor prepares, for whoever has the link: it is signed, runs out and is kept by nobody. */
export const loader = publicLoader(async ({ request, params, cms }) => {
  const search = new URL(request.url).searchParams;
  const wanted = { look: search.get("as"), isPlain: search.get("plain") === "1" };
  const asked = { token: params["token"] ?? "", ...wanted, now: new Date() };
  const preview = await readPreview({ cms, sources: everySource }, asked);
  return preview ? data({ preview }) : data({ preview: null }, { status: NOT_FOUND });
});

/** The link is a key: no page that is reached from here hears of it. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export default function PreviewRoute() {
  const { preview } = useLoaderData<typeof loader>();
  if (!preview) return <GonePreview />;
  const { kindName, ...page } = preview;
  return <PreviewPage kind={kinds[kindName]} {...page} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const title = loaded?.preview?.shown.item.title;
  return { title: title ? t("title", { title }) : words.gone.title };
});
