import type { TierCms } from "~/cms/cms.server";
import { AppError, notFound } from "~/http/app-error";
import { listCantons } from "~/reference/cantons.server";
import { GetProfileDocument } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import type { Member } from "~/session/sessions.server";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { findOwnView, type View } from "./own-view.server";

export type PublicProfile = Omit<View, "cantonId"> & { canton: string | null };

type Requester = { query: GraphqlQuery; cms: TierCms; member: Pick<Member, "directusUserId"> };
type ProfileRequest = { directusUserId: string; asMember: boolean };

/** @throws {AppError} for an unknown or former member, and if the service is unavailable */
async function askService(
  query: GraphqlQuery,
  { directusUserId: userDirectusId, asMember }: ProfileRequest,
): Promise<View> {
  const { data, failure } = await query(GetProfileDocument, { userDirectusId, asMember });
  if (failure?.code === "rate_limited")
    throw new AppError("rate_limited", { retryAfterSeconds: 60 });
  if (failure) throw new AppError("service_unavailable", { retryAfterSeconds: 5 });
  if (!data?.getProfile) throw new AppError("not_found");
  return data.getProfile;
}

function findView({ query, member }: Requester, params: ProfileRequest): Promise<View> {
  const ask = () => askService(query, params);
  const ownId = member.directusUserId;
  if (params.directusUserId !== ownId) return ask();
  return findOwnView(ownId, params.asMember ? "asMember" : "asSelf", ask);
}

/**
 * Omits fields hidden from the viewer.
 * @throws a 404 for an unknown or former member, a 429 after too many requests, a 503 if the service is
 * unavailable
 */
export async function requirePublicProfile(
  requester: Requester,
  request: Request,
  query: ProfileRequest,
): Promise<PublicProfile> {
  if (!isUuid(query.directusUserId)) throw notFound(request);
  const [view, cantons] = await Promise.all([
    findView(requester, query).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw error.code === "not_found" ? notFound(request) : error.toResponse();
    }),
    listCantons(requester.cms).catch(() => []),
  ]);
  const { cantonId, ...profile } = view;
  const canton = cantons.find(({ id }) => id === cantonId)?.name ?? null;
  return { ...profile, canton };
}
