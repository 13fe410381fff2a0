import { useLoaderData } from "@remix-run/react";
import { ImprintPage } from "~/features/public-pages/imprint/imprint-page";
import { imprint } from "~/features/public-pages/imprint/words";
import { indexedPageMeta } from "~/page/indexed-page-meta";
import { runtime } from "~/guards/runtime.server";
import { publicLoader } from "~/guards/guards.server";

export const loader = publicLoader(() => runtime.operator);

export default function Imprint() {
  return <ImprintPage operator={useLoaderData<typeof loader>()} />;
}

export const meta = indexedPageMeta(() => ({
  title: imprint.title,
  description: imprint.description,
  path: "/imprint",
}));
