import type { TierCms } from "~/cms/cms.server";
import { AppError, notFound } from "~/http/app-error";
import { listCantons } from "~/reference/cantons.server";
import { GetProfileDocument, type GetProfileQuery } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { isUuid } from "../../../contract/uuid.ts";

export type PublicProfile = Omit<NonNullable<GetProfileQuery["getProfile"]>, "cantonId"> & {
  canton: string | null;
};

/**
 * A member as the one who asks may see them; the service leaves out what is hidden.
 * @throws a 404 for nobody and for who left, a 503 when the service can't say
 */
export async function requirePublicProfile(
  { query, cms }: { query: GraphqlQuery; cms: TierCms },
  request: Request,
  { directusUserId, asMember }: { directusUserId: string; asMember: boolean },
): Promise<PublicProfile> {
  if (!isUuid(directusUserId)) throw notFound(request);
  const variables = { userDirectusId: directusUserId, asMember };
  const [{ data, failure }, cantons] = await Promise.all([
    query(GetProfileDocument, variables),
    listCantons(cms).catch(() => []),
  ]);
  if (failure) throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  if (!data?.getProfile) throw notFound(request);
  const { cantonId, ...profile } = data.getProfile;
  const canton = cantons.find(({ id }) => id === cantonId)?.name ?? null;
  return { ...profile, canton };
}
