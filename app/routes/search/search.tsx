import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage } from "~/features/search/search-page";
import { loadSearch } from "~/features/search/search.server";
import { memberLoader } from "~/guards/guards.server";
import { search as words } from "~/features/search/words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";

const t = translator("search", words);

export const handle = wideFrame;

export const loader = memberLoader(async ({ request, cms, service }) => {
  const { page, status } = await loadSearch({ cms, search: service.search }, new URL(request.url));
  return data(page, { status });
});

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: t("title") }));
