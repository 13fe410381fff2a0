import { useLoaderData } from "@remix-run/react";
import { listChanges } from "~/features/public-pages/changelog/changelog.server";
import { ChangelogPage } from "~/features/public-pages/changelog/changelog-page";
import { AppError } from "~/http/app-error";
import { changelog as words } from "~/features/public-pages/changelog/words";
import { publicLoader } from "~/guards/guards.server";
import { indexedPageMeta } from "~/page/indexed-page-meta";

export const loader = publicLoader(async ({ cms }) => ({
  entries: await listChanges(cms).catch(AppError.throwCmsUnavailable),
}));

export default function Changelog() {
  return <ChangelogPage {...useLoaderData<typeof loader>()} />;
}

export const meta = indexedPageMeta(() => ({
  title: words.title,
  description: words.description,
  path: "/changelog",
}));
