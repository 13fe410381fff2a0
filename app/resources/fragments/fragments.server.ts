import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { LOCALE } from "~/i18n/paths";
import { findAccessToken } from "~/session/cookies.server";
import { createByteCache } from "../byte-cache";
import { etagOf } from "~/http/validators";
import { answerConditionally } from "../conditional";
import { refuse } from "../refusal";
import type { SessionTier } from "../session-tier";
import { fragmentHash, type RegisteredFragment } from "./fragment";

const MAX_CACHE_BYTES = 4 * 1024 * 1024;
const FRESH_MS = 60_000;
const ADDRESS = /^\/__nuxt_island\/([A-Z][A-Za-z0-9]{0,40})_([A-Za-z0-9_-]{16})\.json$/;
const pageContext = z.strictObject({ locale: z.literal(LOCALE).optional() });

export type FragmentsOptions = {
  fragments: Readonly<Record<string, RegisteredFragment>>;
  cms: TierCms;
  findSessionTier: SessionTier;
  onError?: (error: unknown) => void;
};

type Rendered = { body: string; etag: string } | null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `GET /__nuxt_island/{name}_{hash}.json?context&props`. */
export function createFragments(options: FragmentsOptions) {
  const registry = new Map(Object.entries(options.fragments));
  const cache = createByteCache<Rendered>({
    maxBytes: MAX_CACHE_BYTES,
    sizeOf: (rendered) => rendered?.body.length ?? 0,
    freshMsOf: () => FRESH_MS,
  });

  async function refuseReader(
    request: Request,
    audience: RegisteredFragment["audience"],
  ): Promise<Response | null> {
    if (audience === "everybody") return null;
    const tier = await options.findSessionTier(findAccessToken(request));
    if (tier === null) return refuse(503, "service_unavailable");
    if (tier === "teaser") return refuse(401, "auth.required");
    return audience === "paying" && tier !== "paying" ? refuse(403, "forbidden") : null;
  }

  async function render(component: ReturnType<RegisteredFragment["prepare"]>): Promise<Rendered> {
    const content = await component?.(options.cms);
    if (!content) return null;
    const html = typeof content === "string" ? content : renderToStaticMarkup(content);
    const body = JSON.stringify({
      html,
      slots: {},
      components: {},
      head: { link: [], style: [] },
    });
    return { body, etag: etagOf(body) };
  }

  return {
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const [, name = "", hash = ""] = ADDRESS.exec(url.pathname) ?? [];
      const fragment = registry.get(name);
      if (!fragment) return refuse(404, "not_found");
      const props = url.searchParams.get("props") ?? "{}";
      const context = url.searchParams.get("context") ?? "{}";
      const component = fragment.prepare(parseJson(props));
      const isContext = pageContext.safeParse(parseJson(context)).success;
      if (!component || !isContext || hash !== fragmentHash(name, props, context))
        return refuse(400, "validation_failed");
      const refusal = await refuseReader(request, fragment.audience);
      if (refusal) return refusal;
      try {
        const rendered = await cache.read(`${name}_${hash}`, () => render(component));
        if (!rendered) return refuse(404, "not_found");
        const isOpen = fragment.audience === "everybody";
        return answerConditionally(request, rendered.body, {
          "Content-Type": "application/json; charset=utf-8",
          ETag: rendered.etag,
          "Cache-Control": isOpen ? "public, max-age=60" : "private, no-cache",
          ...(!isOpen && { Vary: "Cookie" }),
        });
      } catch (error) {
        options.onError?.(error);
        return refuse(503, "cms_unavailable");
      }
    },
    cmsChanged: cache.purge,
  };
}
