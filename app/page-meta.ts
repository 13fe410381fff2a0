import type { LoaderFunction, MetaFunction } from "@remix-run/node";
import { to } from "~/i18n/paths";

const SITE = "Portal Suíça";

export type PageDescription = {
  title?: string | undefined;
  description?: string | undefined;
  /** Path after the locale; given only by pages that may be indexed. */
  path?: string | undefined;
};

/** The head of a page from its title and description; only pages that name their path may be indexed. */
export function pageMeta<Loader extends LoaderFunction | unknown = unknown>(
  describe: (args: Parameters<MetaFunction<Loader>>[0]) => PageDescription,
): MetaFunction<Loader> {
  return (args) => {
    const { title, description, path } = describe(args);
    const root = args.matches.find((match) => match.id === "root")?.data as
      { origin?: string } | undefined;
    const canonical = `${root?.origin ?? ""}${to(path === undefined || path === "/" ? "" : (path as `/${string}`))}`;
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
          ]),
    ];
  };
}
