import { readItems } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import type { Tier } from "~/cms/tier";
import { AppError, notFound } from "~/http/app-error";
import { LOCALE } from "~/i18n/paths";
import { GetProfileDocument, type GetProfileQuery } from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import type { Session } from "~/session/sessions.server";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type PublicProfile = Omit<NonNullable<GetProfileQuery["getProfile"]>, "cantonId"> & {
  canton: string | null;
};

/**
 * A member as the one who asks may see them; the service leaves out what is hidden.
 * @throws a 404 for nobody and for who left, a 503 when the service can't say
 */
export async function requirePublicProfile(
  { queryService, cms }: { queryService: GraphqlQuery; cms: Cms },
  session: Session,
  request: Request,
  directusUserId: string,
): Promise<PublicProfile> {
  if (!UUID.test(directusUserId)) throw notFound(request);
  const variables = { userDirectusId: directusUserId };
  const [{ data, failure }, cantons] = await Promise.all([
    queryService(GetProfileDocument, variables, session.accessToken),
    listCantonNames(cms, session.tier).catch(() => []),
  ]);
  if (failure) throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  if (!data?.getProfile) throw notFound(request);
  const { cantonId, ...profile } = data.getProfile;
  const canton = cantons.find(({ id }) => id === cantonId)?.name ?? null;
  return { ...profile, canton };
}

export type CantonName = { id: number; name: string };

/** The cantons to choose from, in alphabetical order. */
export function listCantonNames(cms: Cms, tier: Tier): Promise<CantonName[]> {
  const collections = ["Cantons", "Cantons_translations"];
  return cms.readShared(tier, "profile:cantons", collections, async (ask) => {
    const rows = (await ask(
      readItems("Cantons", {
        fields: ["id", "name", { translations: ["name"] }] as never,
        deep: { translations: { _filter: { languages_code: { _eq: LOCALE } } } } as never,
        limit: 26,
      }),
    )) as unknown as { id: number; name: string; translations?: { name: string | null }[] }[];
    return rows
      .map(({ id, name, translations }) => ({ id, name: translations?.[0]?.name ?? name }))
      .sort((one, other) => one.name.localeCompare(other.name, LOCALE));
  });
}
