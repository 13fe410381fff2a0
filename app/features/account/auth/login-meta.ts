import type { MetaFunction } from "@remix-run/node";
import { auth } from "~/i18n/pt-BR/account/auth";
import { translator } from "~/i18n/translator";
import { indexedPageMeta } from "~/page/indexed-page-meta";

const t = translator("auth", auth);

const describePage = indexedPageMeta(() => ({
  title: t("login.title"),
  description: t("login.lead"),
  path: "/login",
}));

type Teaser = { title: string; summary: string };
type MetaArgs = Parameters<MetaFunction>[0];

/** A shared link to an item previews the item, although search engines do not index the item. */
export function loginMeta(args: MetaArgs, teaser: Teaser | null | undefined) {
  if (!teaser) return describePage(args);
  const { title, summary: description } = teaser;
  return [
    ...(indexedPageMeta(() => ({ title, description, path: undefined }))(args) ?? []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
