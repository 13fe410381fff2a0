import { config } from "~/config.server";
import { log } from "~/log.server";
import { runtime } from "~/runtime.server";
import { robotsTxt, sitemapXml } from "./crawler-files";
import { cantonFigures } from "./fragments/canton-figures";
import { createFragments } from "./fragments/fragments.server";
import { legalText } from "./fragments/legal-text";
import { createIcons } from "./icons/icons.server";
import { createOutsideIcons } from "./icons/outside-icons.server";
import { lookupPublic } from "./icons/public-lookup";
import { createAssetSource } from "./media/asset-source.server";
import { createImageAccess } from "./media/image-access.server";
import { createImageTokens } from "./media/image-token";
import { createMedia } from "./media/media.server";
import { drawPageImage } from "./page-image/draw-page-image.server";
import { createPageImages } from "./page-image/page-image.server";
import { createPaymentWebhook } from "./payment-webhook";
import { isShownToEverybody } from "./public-collections";
import { createSessionTier } from "./session-tier";

const findSessionTier = createSessionTier((accessToken) => runtime.sessions.resolve(accessToken));

const imageAccess = createImageAccess({
  imageTokens: createImageTokens(config.INTERNAL_KEY),
  findSessionTier,
});

const media = createMedia({
  findAsset: createAssetSource({
    cmsUrl: config.CMS_URL,
    tokens: {
      teaser: config.CMS_TEASER_TOKEN,
      free: config.CMS_FREE_TOKEN,
      paying: config.CMS_PAYING_TOKEN,
    },
  }),
  findTier: imageAccess.findTier,
  onError: (error) => log.warn({ err: error }, "picture not found out"),
});

const fragments = createFragments({
  fragments: { CantonFigures: cantonFigures, LegalText: legalText },
  cms: runtime.cms,
  findSessionTier,
  onError: (error) => log.warn({ err: error }, "fragment not rendered"),
});

type Answer = (request: Request) => Response | Promise<Response>;

const answers: readonly (readonly [pattern: RegExp, answer: Answer])[] = [
  [/^\/media\//, media.answer],
  [
    /^\/icons\//,
    createIcons(createOutsideIcons({ sources: config.ICON_SOURCES, lookup: lookupPublic })),
  ],
  [/^\/api\/directus-frontend-images$/, imageAccess.answerTokenRequest],
  [/^\/__nuxt_island\//, fragments.answer],
  [/^\/og\//, createPageImages(drawPageImage)],
  [/^\/robots\.txt$/, () => robotsTxt(config.PUBLIC_ORIGIN)],
  [/^\/sitemap\.xml$/, () => sitemapXml(config.PUBLIC_ORIGIN)],
];

/** What the app answers beside pages, before the router of pages is asked. */
export const resources = {
  /** Null when the path is a page's. */
  find(request: Request): Response | Promise<Response> | null {
    const path = new URL(request.url).pathname;
    return answers.find(([pattern]) => pattern.test(path))?.[1](request) ?? null;
  },
  receivePaymentEvent: createPaymentWebhook(config.SERVICE_URL),
  cmsChanged(collection: string): void {
    media.cmsChanged(collection);
    if (isShownToEverybody(collection)) fragments.cmsChanged();
  },
};
