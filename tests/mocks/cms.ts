import { createCms } from "~/cms/cms.server";
import { appEnvironment } from "../support/app-environment";

/** The app's own Directus client against the mocked Directus, with an empty cache. */
export function makeCms() {
  return createCms({
    cmsUrl: appEnvironment.CMS_URL,
    tokens: {
      teaser: appEnvironment.CMS_TEASER_TOKEN,
      free: appEnvironment.CMS_FREE_TOKEN,
      paying: appEnvironment.CMS_PAYING_TOKEN,
    },
  });
}
