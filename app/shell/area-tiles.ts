import { areaSummaries } from "~/i18n/pt-BR/area-summaries";
import { translator } from "~/i18n/translator";
import { areaTitle, type Area } from "./areas";

const t = translator("area-summaries", areaSummaries);

function areaSummary(name: keyof typeof areaSummaries): string {
  return t(name);
}

const tileOf = (area: Area) => ({
  ...area,
  title: areaTitle(area.name),
  summary: areaSummary(area.name as Parameters<typeof areaSummary>[0]),
});

export const openTiles = (areas: readonly Area[]) =>
  areas.filter(({ isReady }) => isReady).map(tileOf);
