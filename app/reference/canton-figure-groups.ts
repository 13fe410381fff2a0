import { premiumFigures, type FigureKey } from "../../contract/switzerland/canton-figures.ts";

export const figureGroups = {
  housing: [
    "averageRentPrice",
    "rent1Room",
    "rent2Rooms",
    "rent3Rooms",
    "rent4Rooms",
    "rent5Rooms",
  ],
  work: [
    "averageMonthlySalary",
    "taxSingle5000Pct",
    "taxSingle7000Pct",
    "taxSingle10000Pct",
    "taxFamily7000Pct",
    "taxFamily10000Pct",
  ],
  health: premiumFigures,
  place: ["populationInThousands", "grdpInChfMillions", "areaKm2", "municipalities"],
} as const satisfies Record<string, readonly FigureKey[]>;

export type FigureGroupName = keyof typeof figureGroups;
export const figureGroupNames = Object.keys(figureGroups) as FigureGroupName[];
