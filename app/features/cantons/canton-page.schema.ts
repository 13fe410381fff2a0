import type { CantonFigure } from "~/reference/canton-figure";
import type { Term } from "~/reference/glossary/term";
import type { FigureSource } from "./choropleth/choropleth.schema";

export type FigureGroup = {
  name: string;
  title: string;
  figures: { label: string; text: string | null; year: string; place: string | null }[];
  sources: FigureSource[];
  notes: string[];
};

export type CantonDetails = {
  code: string;
  name: string;
  languages: string;
  capital: string | null;
  joinedYear: number | null;
  descriptionHtml: string | null;
  terms?: readonly Term[];
  officialUrl: string | null;
  migrationOfficeUrl: string | null;
  migrationOfficePhone: string | null;
  holidays: { name: string; rule: string }[];
  coatOfArms: string | null;
  frame: string | null;
  picture: string | null;
  figures: CantonFigure[];
  groups: FigureGroup[];
  /** The salary figure is published per greater region. */
  salaryRegion: string | null;
  /** The one canton that every member may read in full. */
  isSample: boolean;
};

export type CantonAnswer =
  | { kind: "open"; canton: CantonDetails }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };
