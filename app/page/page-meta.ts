import type { LoaderFunction, MetaDescriptor, MetaFunction } from "@remix-run/node";
import { SITE_NAME } from "../../contract/shared/areas.ts";

export type PageDescription = {
  title?: string | undefined;
  description?: string | undefined;
};

export type Describe<Loader, Description> = (
  args: Parameters<MetaFunction<Loader>>[0],
) => Description;

/** The page is not indexed (see indexed-page-meta.ts). */
export function pageMeta<Loader extends LoaderFunction | unknown = unknown>(
  describe: Describe<Loader, PageDescription>,
): MetaFunction<Loader> {
  return (args) => [...nameTags(describe(args)), { name: "robots", content: "noindex" }];
}

export function nameTags({ title, description }: PageDescription): MetaDescriptor[] {
  return [
    { title: title ? `${title} · ${SITE_NAME}` : SITE_NAME },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}
