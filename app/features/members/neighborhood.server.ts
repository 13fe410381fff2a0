import type { TierCms } from "~/cms/cms.server";
import { listCantons } from "~/reference/cantons.server";
import { createMemory } from "~/process/memory.server";
import type { ServiceClients } from "~/service/clients.server";
import { GetNeighborhoodDocument } from "~/service/generated/graphql";

/** Null if a count would reveal fewer than five members. */
export type Neighborhood = { members: number | null; volunteers: number | null };

/** Short, because the service itself caches the counts for ten minutes. */
const REMEMBERED_MS = 60_000;
const remembered = createMemory<Neighborhood>({ keptMs: REMEMBERED_MS, max: 26 });

/** Null if unavailable too, because the canton page must not fail without it. */
export async function findNeighborhood(
  { cms, service }: { cms: TierCms; service: ServiceClients },
  cantonCode: string,
): Promise<Neighborhood | null> {
  const cantons = await listCantons(cms).catch(() => []);
  const cantonId = cantons.find(({ code }) => code === cantonCode)?.id;
  if (cantonId === undefined) return null;
  const ask = async () => {
    const { data } = await service.query(GetNeighborhoodDocument, { cantonId });
    if (!data) throw new Error("who is around can't be told now");
    const { members = null, volunteers = null } = data.getNeighborhood;
    return { members, volunteers };
  };
  const around = await remembered.find(cantonCode, ask).catch(() => null);
  if (!around) return null;
  const { members, volunteers } = around;
  return members === null && volunteers === null ? null : { members, volunteers };
}
