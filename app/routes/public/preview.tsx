import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPreview } from "~/features/team/preview/preview.server";
import { GonePreview, PreviewOfItem, PreviewPage } from "~/features/team/preview/preview-page";
import { publicLoader } from "~/guards/guards.server";
import { preview as words } from "~/i18n/pt-BR/content/preview";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { findUnlessGuessing } from "~/session/rate-limits.server";
import { previewReaders, type Previewed } from "~/shell/content-sources.server";
import { everyKind } from "~/shell/every-kind";
import { lazyPart } from "~/ui/later";
import type { PreviewedKind } from "../../../contract/content/preview.ts";

const t = translator("preview", words);

/** A class looks like its course. */
const kindOf = (name: PreviewedKind) =>
  everyKind.find((kind) => kind.name === (name === "course_classes" ? "courses" : name));

const NOT_FOUND = 404;
const TeachingPreview = lazyPart(() =>
  import("~/features/courses/preview/teaching-preview").then((part) => part.TeachingPreview),
);

/**
 * An unpublished item, for any holder of the link. The link is signed and expires; the answer is never
 * cached.
 */
export const loader = publicLoader(async ({ request, params, cms }) => {
  const search = new URL(request.url).searchParams;
  const requested = { previewTier: search.get("as"), isPlain: search.get("plain") === "1" };
  const query = { token: params["token"] ?? "", ...requested, now: new Date() };
  const read = () => readPreview<Previewed>(cms, previewReaders, query);
  const preview = await findUnlessGuessing(request, read);
  return preview ? data({ preview }) : data({ preview: null }, { status: NOT_FOUND });
});

/** The link is a secret: linked pages must not receive it as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export default function PreviewRoute() {
  const { preview } = useLoaderData<typeof loader>();
  if (!preview) return <GonePreview />;
  const { about, shown } = preview;
  const item = "item" in shown ? shown : null;
  const kind = kindOf(about.kindName);
  return (
    <PreviewPage {...about} shown={shown}>
      {item && kind && <PreviewOfItem kind={kind} shown={item} />}
      {!("item" in shown) && <TeachingPreview shown={shown} />}
    </PreviewPage>
  );
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => {
  const title = loaded?.preview?.about.title;
  return { title: title ? t("title", { title }) : words.gone.title };
});
