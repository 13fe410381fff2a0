import type { TierCms } from "~/cms/cms.server";
import { listCantons } from "~/reference/cantons.server";
import type { ServiceClients } from "~/service/clients.server";
import { GetNeighborhoodDocument } from "~/service/generated/graphql";

/** Who is around in a canton; null for whatever would tell of fewer than five. */
export type Neighborhood = { members: number | null; volunteers: number | null };

/** Null as well while it can't be had: a canton's page is worth more than this. */
export async function findNeighborhood(
  { cms, service }: { cms: TierCms; service: ServiceClients },
  cantonCode: string,
): Promise<Neighborhood | null> {
  const cantons = await listCantons(cms).catch(() => []);
  const cantonId = cantons.find(({ code }) => code === cantonCode)?.id;
  if (cantonId === undefined) return null;
  const { data } = await service.query(GetNeighborhoodDocument, { cantonId });
  if (!data) return null;
  const { members = null, volunteers = null } = data.getNeighborhood;
  return members === null && volunteers === null ? null : { members, volunteers };
}
