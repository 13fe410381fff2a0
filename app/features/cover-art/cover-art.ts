type Palette = {
  sky: string;
  glow: string;
  /** From the farthest ridge to the nearest. */
  ridges: readonly [string, string, string, string];
  water: string;
};

const palettes = {
  lake: {
    sky: "#dcebef",
    glow: "#ffffff",
    ridges: ["#bfdce3", "#7db4c2", "#257b8f", "#0d3740"],
    water: "#9cc7d2",
  },
  sun: {
    sky: "#fbf0da",
    glow: "#fff9ec",
    ridges: ["#f5dcae", "#e3b064", "#9c6514", "#3a2605"],
    water: "#f0cf94",
  },
  pine: {
    sky: "#e7efe9",
    glow: "#ffffff",
    ridges: ["#cde0d4", "#8fb8a2", "#377a5b", "#123324"],
    water: "#b2d2c1",
  },
  red: {
    sky: "#fde7df",
    glow: "#fff6f2",
    ridges: ["#f7cdc0", "#e0575a", "#8f2126", "#340d0f"],
    water: "#f3b9a8",
  },
} satisfies Record<string, Palette>;

export type CoverPalette = keyof typeof palettes;

const paletteNames = Object.keys(palettes) as CoverPalette[];
const width = 400;
const height = 225;
const peakCount = 10;

function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** Folds all four bytes, so that items beside each other seldom share their colours. */
function paletteOf(hash: number): CoverPalette {
  const folded = (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & 0xff;
  return paletteNames[folded % paletteNames.length] ?? "lake";
}

/** The same hash always gives the same run of numbers in [0, 1). */
function randomFrom(hash: number): () => number {
  let state = hash;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function ridge(random: () => number, top: number, reach: number, floor: number): string {
  const step = width / peakCount;
  let points = "";
  for (let i = 0; i <= peakCount; i++) {
    const inner = i > 0 && i < peakCount;
    const x = i * step + (inner ? (random() - 0.5) * step * 0.7 : 0);
    // Every second point sinks, so that peaks and saddles alternate instead of flattening out.
    const y = top + reach * (i % 2 ? random() * 0.5 : 0.4 + random() * 0.6);
    points += `${i ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`;
  }
  return `${points}V${floor}H0z`;
}

/**
 * A landscape for an item without a photograph: same seed, same picture, at most 2.5 kB of SVG.
 * The sun stays in the middle square, so a square crop keeps it.
 */
export function coverArt(seed: string, options: { palette?: CoverPalette } = {}): string {
  const hash = hashOf(seed);
  const random = randomFrom(hash);
  const { sky, glow, ridges, water } = palettes[options.palette ?? paletteOf(hash)];
  const hasLake = random() < 0.4;
  const sunX = Math.round(width / 2 + (random() - 0.5) * height * 0.75);
  const sunY = Math.round(50 + random() * 14);
  const sunRadius = Math.round(15 + random() * 9);
  const shore = 178 + Math.round(random() * 8);
  const shapes = [
    `<circle cx="${sunX}" cy="${sunY}" r="${sunRadius}" fill="${glow}" opacity=".9"/>`,
    `<path d="${ridge(random, 52, 54, height)}" fill="${ridges[0]}" opacity=".85"/>`,
    `<path d="${ridge(random, 82, 46, height)}" fill="${ridges[1]}" opacity=".92"/>`,
    `<path d="${ridge(random, 114, 40, height)}" fill="${ridges[2]}"/>`,
  ];
  if (hasLake) {
    shapes.push(`<path d="M0 ${shore}H400V225H0z" fill="${water}"/>`);
    for (let i = 0; i < 4; i++) {
      const length = Math.round(24 + random() * 70);
      const x = Math.round(sunX - length / 2 + (random() - 0.5) * 60);
      const y = shore + 6 + i * 8;
      shapes.push(
        `<path d="M${x} ${y}h${length}" stroke="${glow}" stroke-width="2" opacity=".7"/>`,
      );
    }
    const side = random() < 0.5 ? "" : ` transform="matrix(-1 0 0 1 400 0)"`;
    const reach = Math.round(150 + random() * 90);
    shapes.push(
      `<path d="M0 150L${reach * 0.3} 168L${reach * 0.6} 190L${reach} 212L${reach + 60} 225H0z" fill="${ridges[3]}"${side}/>`,
    );
  } else {
    shapes.push(`<path d="${ridge(random, 148, 32, height)}" fill="${ridges[3]}"/>`);
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<path d="M0 0H400V225H0z" fill="${sky}"/>${shapes.join("")}</svg>`
  );
}
