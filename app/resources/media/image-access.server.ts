import { findAccessToken } from "~/session/cookies.server";
import { refuse } from "../refusal";
import type { SessionTier } from "../session-tier";
import type { ImageTokens } from "./image-token";
import type { FindTier } from "./media.server";

const BEARER = /^Bearer ([A-Za-z0-9_.-]{20,300})$/;

export type ImageAccessOptions = { imageTokens: ImageTokens; findSessionTier: SessionTier };

function findBearer(request: Request): string | null {
  return BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

export function createImageAccess({ imageTokens, findSessionTier }: ImageAccessOptions) {
  /** An image token wins over the cookie, because it was sent on purpose. */
  const findTier: FindTier = async (request) => {
    const imageToken = new URL(request.url).searchParams.get("token") ?? findBearer(request);
    if (imageToken) return imageTokens.findTier(imageToken) ?? "teaser";
    return findSessionTier(findAccessToken(request));
  };

  return {
    findTier,
    /** `GET /api/directus-frontend-images`: members exchange their session for an image token. */
    async answerTokenRequest(request: Request): Promise<Response> {
      const tier = await findSessionTier(findBearer(request) ?? findAccessToken(request));
      if (tier === null) return refuse(503, "service_unavailable");
      if (tier === "teaser") return refuse(401, "auth.required");
      return Response.json(imageTokens.issue(tier), { headers: { "Cache-Control": "no-store" } });
    },
  };
}
