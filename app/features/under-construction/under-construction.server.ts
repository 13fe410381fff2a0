import type { AreasApi, AreaWait } from "~/service/areas-api.server";
import { areas, isPlannedArea } from "../../../contract/shared/areas.ts";
import { isShelfOpen, isShelfPage, shelfPages } from "../../../contract/shared/shelves.ts";
import { listComingOffers, type AreaOffer } from "../../../contract/account/offer.ts";

export type ComingArea = {
  wait: AreaWait | null;
  offer: Pick<AreaOffer, "free" | "paying"> | null;
  open: { title: string; path: string }[];
};

/** An area or a page that may lack goods, by its name; null if unknown. */
export function findComingShelf(
  name: string,
): { name: string; title: string; path: `/app/${string}`; isOpen: boolean } | null {
  if (isPlannedArea(name)) return { name, ...areas[name] };
  if (!isShelfPage(name)) return null;
  return { name, ...shelfPages[name], isOpen: isShelfOpen(name) };
}

export async function loadComingArea(api: AreasApi, name: string): Promise<ComingArea> {
  const isComing = isPlannedArea(name) && !areas[name].isOpen;
  const result = isComing ? await api.findWait(name) : null;
  const offer = listComingOffers().find(({ area }) => area === name);
  return {
    wait: !result || result.isError ? null : result.data,
    offer: offer ? { free: offer.free, paying: offer.paying } : null,
    open: Object.values(areas).flatMap(({ title, path, isOpen }) =>
      isOpen ? { title, path } : [],
    ),
  };
}

export async function saveWaitlistEntry(
  api: AreasApi,
  name: string,
  form: FormData,
): Promise<{ isKept: boolean }> {
  if (!isPlannedArea(name)) return { isKept: false };
  const isPending = form.get("intent") === "wait";
  const result = await api.setPending(name, isPending);
  return { isKept: !result.isError };
}
