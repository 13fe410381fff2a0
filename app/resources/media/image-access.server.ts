import { findAccessToken } from "~/session/cookies.server";
import type { SessionAnswer } from "~/session/sessions.server";
import type { ImageTokens } from "./image-token";
import type { FindTier } from "./media.server";

const BEARER = /^Bearer ([A-Za-z0-9_.-]{20,300})$/;

export type ImageAccessOptions = {
  imageTokens: ImageTokens;
  resolveSession: (accessToken: string) => Promise<SessionAnswer>;
};

function findBearer(request: Request): string | null {
  return BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

function refuse(status: 401 | 503, code: string): Response {
  const headers = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "5" }) };
  return Response.json({ statusCode: status, code }, { status, headers });
}

export function createImageAccess({ imageTokens, resolveSession }: ImageAccessOptions) {
  /** An image token goes before the cookie: who sends one means it. */
  const findTier: FindTier = async (request) => {
    const imageToken = new URL(request.url).searchParams.get("token") ?? findBearer(request);
    if (imageToken) return imageTokens.findTier(imageToken) ?? "teaser";
    const accessToken = findAccessToken(request);
    if (!accessToken) return "teaser";
    const answer = await resolveSession(accessToken);
    if (answer.kind === "unavailable") return null;
    return answer.kind === "member" ? answer.session.tier : "teaser";
  };

  return {
    findTier,
    /** `GET /api/directus-frontend-images` (portal-spec §7): members swap their session for an image token. */
    async answerTokenRequest(request: Request): Promise<Response> {
      const accessToken = findBearer(request) ?? findAccessToken(request);
      if (!accessToken) return refuse(401, "auth.required");
      const answer = await resolveSession(accessToken);
      if (answer.kind === "unavailable") return refuse(503, "service_unavailable");
      if (answer.kind === "guest") return refuse(401, "auth.required");
      const tier = answer.session.tier === "paying" ? "paying" : "free";
      return Response.json(imageTokens.issue(tier), { headers: { "Cache-Control": "no-store" } });
    },
  };
}
