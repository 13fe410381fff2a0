import { useRouteLoaderData } from "@remix-run/react";
import { ContentAside } from "./content-aside";
import type { contentItem } from "./item.server";

/** What stands beside an item's page: it asks for the data of the route it belongs to. */
export function itemAside(routeId: string) {
  return function ItemAside() {
    const shown = useRouteLoaderData<ReturnType<typeof contentItem>>(routeId);
    return shown?.locked === null ? <ContentAside item={shown.item} /> : null;
  };
}
