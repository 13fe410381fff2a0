import { motifs } from "./motifs";

const WIDTH = 400;
const HEIGHT = 225;
const PEAK_COUNT = 10;
/** An icon is 24 units wide, a motif 150 high. */
const ICON_SCALE = 6;
const CENTRE = WIDTH / 2;

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

type PaletteName = keyof typeof hues;

type Palette = {
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

function paletteOf(category: string, hash: number): PaletteName {
  return byCategory[category] ?? free[hash % free.length] ?? "indigo";
}

/** Even lightness over all hues; clips colours outside sRGB. */
function oklch(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(hexOf).join("")}`;
}

function hexOf(linear: number): string {
  const bright = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, bright)) * 255);
  return byte.toString(16).padStart(2, "0");
}

function lightPalette(name: PaletteName): Palette {
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
function darkPalette(name: PaletteName): Palette {
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

type CoverOptions = {
  palette?: PaletteName;
  category?: string;
  /** Name of a motif, drawn before the pictogram. */
  motif?: string;
  /** Inner SVG of an icon (24 by 24, `currentColor`). */
  pictogram?: string;
};

function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function randomFrom(hash: number): () => number {
  let state = hash;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function ridge(random: () => number, top: number, reach: number): string {
  const step = WIDTH / PEAK_COUNT;
  let points = "";
  for (let i = 0; i <= PEAK_COUNT; i++) {
    const inner = i > 0 && i < PEAK_COUNT;
    const x = i * step + (inner ? (random() - 0.5) * step * 0.7 : 0);
    // Every second point is lower, so that peaks and saddles alternate.
    const y = top + reach * (i % 2 ? random() * 0.5 : 0.4 + random() * 0.6);
    points += `${i ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`;
  }
  return `${points}V${HEIGHT}H0z`;
}

function lake(random: () => number, sunX: number): string {
  const shore = 178 + Math.round(random() * 8);
  let shapes = `<path class="w" d="M0 ${shore}H400V225H0z"/>`;
  for (let i = 0; i < 4; i++) {
    const length = Math.round(24 + random() * 70);
    const x = Math.round(sunX - length / 2 + (random() - 0.5) * 60);
    shapes += `<path class="l" d="M${x} ${shore + 6 + i * 8}h${length}"/>`;
  }
  const side = random() < 0.5 ? "" : ` transform="matrix(-1 0 0 1 400 0)"`;
  const reach = Math.round(150 + random() * 90);
  return `${shapes}<path class="d" d="M0 150L${reach * 0.3} 168L${reach * 0.6} 190L${reach} 212L${reach + 60} 225H0z"${side}/>`;
}

function landscape(random: () => number): string {
  const hasLake = random() < 0.4;
  const sunX = Math.round(WIDTH / 2 + (random() - 0.5) * HEIGHT * 0.75);
  const sunY = Math.round(50 + random() * 14);
  const sunRadius = Math.round(15 + random() * 9);
  const far = [ridge(random, 52, 54), ridge(random, 82, 46), ridge(random, 114, 40)];
  const near = hasLake ? lake(random, sunX) : `<path class="d" d="${ridge(random, 148, 32)}"/>`;
  return (
    `<circle class="g" cx="${sunX}" cy="${sunY}" r="${sunRadius}"/>` +
    far.map((path, at) => `<path class="${"abc"[at]}" d="${path}"/>`).join("") +
    near
  );
}

function drawingOf({ motif = "", pictogram }: CoverOptions): string | null {
  const shapes = Object.hasOwn(motifs, motif) ? motifs[motif] : undefined;
  if (shapes) return `<g class="m" transform="translate(120 33)">${shapes.join("")}</g>`;
  if (!pictogram) return null;
  const side = 12 * ICON_SCALE;
  return `<g class="m p" transform="translate(${CENTRE - side} ${108 - side}) scale(${ICON_SCALE})">${pictogram}</g>`;
}

function scene(random: () => number, drawing: string): string {
  const sway = Math.round((random() - 0.5) * 28);
  return (
    `<path class="a" d="${ridge(random, 140, 40)}"/>` +
    `<circle class="c t" cx="${CENTRE + sway}" cy="108" r="94"/>` +
    drawing +
    `<path class="b t" d="${ridge(random, 196, 22)}"/>`
  );
}

function colours({ sky, glow, ridges, water, mark }: Palette): string {
  const fills = {
    s: sky,
    g: glow,
    w: water,
    a: ridges[0],
    b: ridges[1],
    c: ridges[2],
    d: ridges[3],
  };
  const rules = Object.entries(fills).map(([name, colour]) => `.${name}{fill:${colour}}`);
  const drawn = `.f{fill:${glow}}.e{fill:${ridges[1]}}.k{fill:${mark}}.f,.e,.o{stroke:${mark}}`;
  return `${rules.join("")}${drawn}.l{stroke:${glow}}.m{color:${mark}}`;
}

/**
 * The same seed gives the same picture, at most 4 kB of SVG. The main content is in the central square, so
 * that it may be cropped.
 */
export function coverArt(seed: string, options: CoverOptions = {}): string {
  const { category = seed } = options;
  const palette = options.palette ?? paletteOf(category, hashOf(category));
  const random = randomFrom(hashOf(seed));
  const drawing = drawingOf(options);
  const picture = drawing ? scene(random, drawing) : landscape(random);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<style>${colours(lightPalette(palette))}.l{stroke-width:2}.t{fill-opacity:.35}.f,.e,.o{stroke-width:5;stroke-linejoin:round;stroke-linecap:round}.o{fill:none}.k{stroke:none}.p [stroke]{stroke-width:.85}` +
    `@media(prefers-color-scheme:dark){${colours(darkPalette(palette))}}</style>` +
    `<path class="s" d="M0 0H400V225H0z"/>${picture}</svg>`
  );
}
