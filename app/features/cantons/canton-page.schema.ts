import type { CantonFigure } from "~/reference/canton-figure";
import type { Term } from "~/reference/glossary/term";
import type { FigureSource } from "./choropleth.schema";

export type FigureGroup = {
  name: string;
  title: string;
  figures: { label: string; text: string | null; year: string; place: string | null }[];
  sources: FigureSource[];
  /** What the figures include and exclude. */
  notes: string[];
};

export type CantonDetails = {
  code: string;
  name: string;
  /** "alemão e francês" */
  languages: string;
  capital: string | null;
  joinedYear: number | null;
  descriptionHtml: string | null;
  /** Glossary terms that occur in `descriptionHtml` (sanitized HTML). */
  terms?: readonly Term[];
  officialUrl: string | null;
  migrationOfficeUrl: string | null;
  migrationOfficePhone: string | null;
  /** Cantonal public holidays with their date rule; empty without an entry by editors. */
  holidays: { name: string; rule: string }[];
  /** Picture id. */
  coatOfArms: string | null;
  /** View box of the map for the canton's emblem. */
  frame: string | null;
  picture: string | null;
  figures: CantonFigure[];
  groups: FigureGroup[];
  /** Names the cantons that share the salary figure, which is published per greater region. */
  salaryRegion: string | null;
  /** True for the one canton that every member may read in full. */
  isSample: boolean;
};

export type CantonAnswer =
  | { kind: "open"; canton: CantonDetails }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };
