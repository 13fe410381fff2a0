import type { CantonFigure } from "~/reference/canton-figure";
import type { Term } from "~/reference/glossary/term";
import type { FigureSource } from "./choropleth.schema";

/** Figures of one subject, with the sources of all of them. */
export type FigureGroup = {
  name: string;
  title: string;
  figures: { label: string; text: string | null; year: string; place: string | null }[];
  sources: FigureSource[];
  /** What they count and what they do not. */
  notes: string[];
};

export type CantonDetails = {
  code: string;
  name: string;
  /** "alemão e francês" */
  languages: string;
  capital: string | null;
  joinedYear: number | null;
  /** Sanitised HTML. */
  descriptionHtml: string | null;
  /** What it names of the glossary. */
  terms?: readonly Term[];
  officialUrl: string | null;
  migrationOfficeUrl: string | null;
  migrationOfficePhone: string | null;
  /** Days off that the canton has, each with when it is; none where editors wrote none. */
  holidays: { name: string; rule: string }[];
  /** Ids of pictures. */
  coatOfArms: string | null;
  /** What of the map its emblem shows. */
  frame: string | null;
  picture: string | null;
  figures: CantonFigure[];
  /** What is counted beside them, by subject. */
  groups: FigureGroup[];
  /** Which cantons share the salary, since it is counted by greater region. */
  salaryRegion: string | null;
  /** The one canton that every member reads in full. */
  isSample: boolean;
};

export type CantonAnswer =
  | { kind: "open"; canton: CantonDetails }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };
