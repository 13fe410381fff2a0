import { config } from "~/process/config.server";
import { UiGalleryPage } from "~/features/ui-gallery/ui-gallery-page";
import { notFound } from "~/http/app-error";
import { uiGallery } from "~/features/ui-gallery/words";
import { pageMeta } from "~/page/page-meta";
import { useRootData } from "~/session/root-data";
import { publicAction, publicLoader } from "~/guards/guards.server";

/** For developers and testers; does not exist in production. */
export const loader = publicLoader(({ request }) => {
  if (config.PORTAL_MODE === "production") throw notFound(request);
  return null;
});

export const action = publicAction(({ request }): never => {
  throw notFound(request);
});

export default function UiGalleryRoute() {
  return <UiGalleryPage theme={useRootData()?.theme ?? "auto"} />;
}

export const meta = pageMeta(() => ({ title: uiGallery.title }));
