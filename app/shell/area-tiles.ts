import { areaSummary } from "./area-summaries";
import { areaTitle, contentAreas, forumArea, livingAreas, membersArea } from "./areas";

export const areaTiles = () =>
  [...contentAreas, forumArea, ...livingAreas, membersArea].map((area) => ({
    ...area,
    title: areaTitle(area.name),
    summary: areaSummary(area.name as Parameters<typeof areaSummary>[0]),
  }));
