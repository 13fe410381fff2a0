import type { AreasApi, AreaWait } from "~/service/areas-api.server";
import { areas, isPlannedArea } from "../../../contract/areas.ts";
import { comingOffers, type AreaOffer } from "../../../contract/offer.ts";

export type ComingArea = {
  /** Null while it can't be told, and for what is no area by itself. */
  wait: AreaWait | null;
  /** What the tiers will get. */
  offer: Pick<AreaOffer, "free" | "paying"> | null;
  /** Where members may go meanwhile. */
  open: { title: string; path: string }[];
};

/** What a page under construction tells about its area. */
export async function loadComingArea(api: AreasApi, name: string): Promise<ComingArea> {
  const isComing = isPlannedArea(name) && !areas[name].isOpen;
  const result = isComing ? await api.findWait(name) : null;
  const offer = comingOffers.find(({ area }) => area === name);
  return {
    wait: !result || result.isError ? null : result.data,
    offer: offer ? { free: offer.free, paying: offer.paying } : null,
    open: Object.values(areas).flatMap(({ title, path, isOpen }) =>
      isOpen ? { title, path } : [],
    ),
  };
}

/** Whether the member's wish to be told, or not to be, was kept. */
export async function saveWaiting(
  api: AreasApi,
  name: string,
  form: FormData,
): Promise<{ isKept: boolean }> {
  if (!isPlannedArea(name)) return { isKept: false };
  const isWaiting = form.get("intent") === "wait";
  const result = await api.setWaiting(name, isWaiting);
  return { isKept: !result.isError };
}
