import type { LoaderFunction, MetaFunction } from "@remix-run/node";
import { to } from "~/i18n/paths";
import { nameTags, type Describe, type PageDescription } from "./page-meta";
import { SITE_NAME } from "../../contract/shared/areas.ts";

export type IndexedPageDescription = PageDescription & {
  /** Path without the locale. If it is undefined, the page is not indexed, like all other pages. */
  path: string | undefined;
};

export function pageImagePath(path: string): string {
  return `/og/${path === "/" ? "home" : path.slice(1)}.png`;
}

export function indexedPageMeta<Loader extends LoaderFunction | unknown = unknown>(
  describe: Describe<Loader, IndexedPageDescription>,
): MetaFunction<Loader> {
  return (args) => {
    const { path, ...names } = describe(args);
    if (path === undefined) return [...nameTags(names), { name: "robots", content: "noindex" }];
    const root = args.matches.find((match) => match.id === "root")?.data as
      | { origin?: string }
      | undefined;
    const origin = root?.origin ?? "";
    const canonical = `${origin}${to(path === "/" ? "" : (path as `/${string}`))}`;
    const { title, description } = names;
    return [
      ...nameTags(names),
      { tagName: "link", rel: "canonical", href: canonical },
      { tagName: "link", rel: "alternate", hrefLang: "pt-BR", href: canonical },
      { property: "og:title", content: title ?? SITE_NAME },
      ...(description ? [{ property: "og:description", content: description }] : []),
      { property: "og:type", content: "website" },
      { property: "og:locale", content: "pt_BR" },
      { property: "og:url", content: canonical },
      { property: "og:site_name", content: SITE_NAME },
      { property: "og:image", content: `${origin}${pageImagePath(path)}` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
    ];
  };
}
