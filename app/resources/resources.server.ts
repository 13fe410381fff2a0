import { config } from "~/process/config.server";
import { log } from "~/process/log.server";
import { runtime } from "~/guards/runtime.server";
import { findAccessToken } from "~/session/cookies.server";
import { answerCoverArt } from "./cover-art/cover-art.server";
import { robotsTxt, sitemapXml } from "./crawler-files";
import { cantonFigures } from "./fragments/canton-figures";
import { createClassFile } from "./class-files/class-file.server";
import {
  createFindFilm,
  createFilmCaptions,
  createFilmEmbed,
  createFilmFile,
} from "./films/films.server";
import { createFragments } from "./fragments/fragments.server";
import { legalText } from "./fragments/legal-text";
import { createIcons } from "./icons/icons.server";
import { createOutsideIcons, lookupPublic } from "./icons/outside-icons.server";
import { createAssetSource } from "./media/asset-source.server";
import { createFileList } from "./media/file-index.server";
import { createImageAccess } from "./media/image-access.server";
import { createImageTokens } from "./media/image-token";
import { createMedia } from "./media/media.server";
import { createPageImages } from "./page-image/page-image.server";
import { createSignedRelay } from "./signed-relay";
import { SIGNATURE_HEADER } from "../../contract/shared/signature.ts";
import { isShownToEverybody } from "./public-collections";
import { createSessionTier } from "./session-tier";

const findSessionTier = createSessionTier((accessToken) => runtime.sessions.resolve(accessToken));

const imageAccess = createImageAccess({
  imageTokens: createImageTokens(config.INTERNAL_KEY),
  findSessionTier,
});

const files = {
  cmsUrl: config.CMS_URL,
  timeoutFactor: config.UPSTREAM_PATIENCE,
  tokens: {
    teaser: config.CMS_TEASER_TOKEN,
    free: config.CMS_FREE_TOKEN,
    paying: config.CMS_PAYING_TOKEN,
  },
};

const media = createMedia({
  findAsset: createAssetSource(files),
  listFiles: createFileList(files),
  findTier: imageAccess.findTier,
  onError: (error) => log.warn({ err: error }, "picture not found out"),
});

const films = {
  findFilm: createFindFilm(runtime.cms.forTier("teaser")),
  findTier: (request: Request) => findSessionTier(findAccessToken(request)),
  onError: (error: unknown) => log.warn({ err: error }, "film not found out"),
};

const classFiles = {
  cms: runtime.cms.forTier("teaser"),
  findTier: films.findTier,
  onError: (error: unknown) => log.warn({ err: error }, "file of a class not found out"),
};

const fragments = createFragments({
  fragments: { CantonFigures: cantonFigures, LegalText: legalText },
  cms: runtime.cms.forTier("teaser"),
  findSessionTier,
  onError: (error) => log.warn({ err: error }, "fragment not rendered"),
});

async function drawLater(title: string): Promise<Buffer> {
  const { drawPageImage } = await import("./page-image/draw-page-image.server");
  return drawPageImage(title);
}

type Answer = (request: Request) => Response | Promise<Response>;

const answers: readonly (readonly [pattern: RegExp, answer: Answer])[] = [
  [/^\/media\/films\//, createFilmFile({ ...files, ...films })],
  [/^\/media\/captions\//, createFilmCaptions(films)],
  [/^\/media\/embeds\//, createFilmEmbed(films)],
  [/^\/media\/class-files\//, createClassFile({ ...files, ...classFiles })],
  [/^\/media\//, media.answer],
  [/^\/art\//, answerCoverArt],
  [
    /^\/icons\//,
    createIcons(createOutsideIcons({ sources: config.ICON_SOURCES, lookup: lookupPublic })),
  ],
  [/^\/api\/directus-frontend-images$/, imageAccess.answerTokenRequest],
  [/^\/__nuxt_island\//, fragments.answer],
  [/^\/og\//, createPageImages(drawLater)],
  [/^\/robots\.txt$/, () => robotsTxt(config.PUBLIC_ORIGIN)],
  [/^\/sitemap\.xml$/, () => sitemapXml(config.PUBLIC_ORIGIN)],
];

export const resources = {
  find(request: Request): Response | Promise<Response> | null {
    const path = new URL(request.url).pathname;
    return answers.find(([pattern]) => pattern.test(path))?.[1](request) ?? null;
  },
  receivePaymentEvent: createSignedRelay({
    serviceUrl: config.SERVICE_URL,
    path: "/webhooks/stripe",
    signature: "stripe-signature",
    types: ["application/json"],
  }),
  receiveMailReport: createSignedRelay({
    serviceUrl: config.SERVICE_URL,
    path: "/webhooks/mail",
    signature: SIGNATURE_HEADER,
    types: ["application/json", "message/rfc822"],
  }),
  cmsChanged(collection: string): void {
    media.cmsChanged(collection);
    if (isShownToEverybody(collection)) fragments.cmsChanged();
  },
};
