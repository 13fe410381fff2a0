import type { LoaderFunction, MetaFunction } from "@remix-run/node";
import { to } from "~/i18n/paths";

const SITE = "Portal Suíça";

export type PageDescription = {
  title?: string | undefined;
  description?: string | undefined;
  /** Path after the locale; given only by pages that may be indexed. */
  path?: string | undefined;
};

/** Where the picture is that social networks show of an indexed page. */
export function pageImagePath(path: string): string {
  return `/og/${path === "/" ? "home" : path.slice(1)}.png`;
}

/** The head of a page from its title and description; only pages that name their path may be indexed. */
export function pageMeta<Loader extends LoaderFunction | unknown = unknown>(
  describe: (args: Parameters<MetaFunction<Loader>>[0]) => PageDescription,
): MetaFunction<Loader> {
  return (args) => {
    const { title, description, path } = describe(args);
    const root = args.matches.find((match) => match.id === "root")?.data as
      { origin?: string } | undefined;
    const origin = root?.origin ?? "";
    const canonical = `${origin}${to(path === undefined || path === "/" ? "" : (path as `/${string}`))}`;
    return [
      { title: title ? `${title} · ${SITE}` : SITE },
      ...(description ? [{ name: "description", content: description }] : []),
      ...(path === undefined
        ? [{ name: "robots", content: "noindex" }]
        : [
            { tagName: "link", rel: "canonical", href: canonical },
            { tagName: "link", rel: "alternate", hrefLang: "pt-BR", href: canonical },
            { property: "og:title", content: title ?? SITE },
            ...(description ? [{ property: "og:description", content: description }] : []),
            { property: "og:type", content: "website" },
            { property: "og:locale", content: "pt_BR" },
            { property: "og:url", content: canonical },
            { property: "og:site_name", content: SITE },
            { property: "og:image", content: `${origin}${pageImagePath(path)}` },
            { property: "og:image:width", content: "1200" },
            { property: "og:image:height", content: "630" },
            { name: "twitter:card", content: "summary_large_image" },
          ]),
    ];
  };
}
