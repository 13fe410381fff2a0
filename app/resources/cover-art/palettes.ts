import { oklch } from "./oklch";

/** Degrees, spaced evenly to stay distinguishable. */
const hues = {
  red: 25,
  clay: 52,
  sun: 80,
  moss: 112,
  pine: 152,
  teal: 184,
  lake: 214,
  sky: 244,
  indigo: 272,
  violet: 300,
  plum: 330,
  rose: 2,
} as const;

export type PaletteName = keyof typeof hues;

export type Palette = {
  sky: string;
  glow: string;
  /** From the farthest ridge to the nearest. */
  ridges: readonly [string, string, string, string];
  water: string;
  mark: string;
};

/** Categories that editors add share the other palettes. */
const byCategory: Readonly<Record<string, PaletteName>> = {
  documentos: "sky",
  trabalho: "clay",
  moradia: "sun",
  saude: "rose",
  impostos: "pine",
  familia: "plum",
  idiomas: "teal",
  transporte: "lake",
  "dia-a-dia": "moss",
};
const free = (Object.keys(hues) as PaletteName[]).filter(
  (name) => !Object.values(byCategory).includes(name),
);

export function paletteOf(category: string, hash: number): PaletteName {
  return byCategory[category] ?? free[hash % free.length] ?? "indigo";
}

export function lightPalette(name: PaletteName): Palette {
  const hue = hues[name];
  return {
    sky: oklch(0.94, 0.028, hue),
    glow: oklch(0.985, 0.008, hue),
    ridges: [
      oklch(0.87, 0.05, hue),
      oklch(0.77, 0.075, hue),
      oklch(0.58, 0.09, hue),
      oklch(0.36, 0.065, hue),
    ],
    water: oklch(0.82, 0.055, hue),
    mark: oklch(0.44, 0.115, hue),
  };
}

/** No colour is brighter than the page's text. */
export function darkPalette(name: PaletteName): Palette {
  const hue = hues[name];
  return {
    sky: oklch(0.25, 0.03, hue),
    glow: oklch(0.34, 0.045, hue),
    ridges: [
      oklch(0.3, 0.04, hue),
      oklch(0.35, 0.05, hue),
      oklch(0.42, 0.06, hue),
      oklch(0.2, 0.03, hue),
    ],
    water: oklch(0.32, 0.04, hue),
    mark: oklch(0.84, 0.08, hue),
  };
}
