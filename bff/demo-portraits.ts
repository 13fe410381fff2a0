const SIDE = 512;
const backgrounds = ["#e6f2f4", "#fdf3e1", "#e8f3ed", "#ffdcd9", "#efefec"];
const skins = ["#f0c8a6", "#d9a07a", "#b97a56", "#8d5a3b", "#6f432b"];
const hairs = ["#2b1d16", "#4a2f20", "#1a1a1d", "#7a4a26", "#8b8b8e"];
const clothes = ["#0d6b80", "#b9161d", "#1f6b4a", "#935600", "#4a525c", "#7a0d12"];

/** Of the head at 256, 220: behind it, and over it. */
const longHair = [
  {
    back: "M132 400V220a124 124 0 0 1 248 0v180z",
    front: "M146 220q0-122 110-122t110 122q-60-10-84-62-40 58-136 62z",
  },
  {
    back: "M256 46a46 46 0 1 1 0 92 46 46 0 0 1 0-92z",
    front: "M146 214q0-116 110-116t110 116q-40-66-110-66t-110 66z",
  },
  {
    back: "M124 250a132 140 0 1 1 264 0q0 52-24 78H148q-24-26-24-78z",
    front: "M150 206q10-104 106-104t106 104q-50-40-106-40t-106 40z",
  },
];
const shortHair = [
  { back: "", front: "M146 214q0-118 110-118t110 118q-24-58-110-58t-110 58z" },
  { back: "", front: "M150 190q16-84 106-84t106 84q-50-34-106-34t-106 34z" },
];
const withShortHair: ReadonlySet<string> = new Set(
  "Bruno Daniel Fábio Henrique João Leandro Nelson Paulo Sérgio Vinícius Zeca".split(" "),
);

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const portraitSvg = (firstName: string, at: number): string => {
  const { back, front } = pick(withShortHair.has(firstName) ? shortHair : longHair, at + (at >> 2));
  const [skin, hair] = [pick(skins, at * 2 + 1), pick(hairs, at + (at >> 3))];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" fill="${pick(backgrounds, at)}"/>
    <path d="${back}" fill="${hair}"/>
    <path d="M76 512q0-132 180-132t180 132z" fill="${pick(clothes, at)}"/>
    <path d="M214 300h84v84q-42 34-84 0z" fill="${skin}"/>
    <ellipse cx="256" cy="232" rx="100" ry="118" fill="${skin}"/>
    <circle cx="218" cy="232" r="9" fill="#15181c"/><circle cx="294" cy="232" r="9" fill="#15181c"/>
    <path d="M216 286q40 34 80 0" fill="none" stroke="#15181c" stroke-width="8" stroke-linecap="round"/>
    <path d="${front}" fill="${hair}"/>
  </svg>`;
};

/** A drawn face of a sample member as WebP: no picture of a real person. */
export async function drawPortrait(firstName: string, at: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(portraitSvg(firstName, at)))
    .resize(SIDE, SIDE)
    .webp({ quality: 82 })
    .toBuffer();
}
