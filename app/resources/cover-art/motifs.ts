/**
 * `f` paper with outline, `e` coloured with outline, `o` outline only, `k` filled with the outline's
 * colour.
 */
type Tone = "f" | "e" | "o" | "k";

type Shape = string;

const path = (tone: Tone, d: string): Shape => `<path class="${tone}" d="${d}"/>`;
const box = (tone: Tone, x: number, y: number, width: number, height: number, round = 0): Shape =>
  `<rect class="${tone}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
const disc = (tone: Tone, x: number, y: number, radius: number): Shape =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${radius}"/>`;
const dots = (radius: number, ...at: [number, number][]): Shape =>
  at.map(([x, y]) => disc("k", x, y, radius)).join("");

/** By name; a name that an icon of the bundled set has too is drawn in its place. */
export const motifs: Readonly<Record<string, readonly Shape[]>> = {
  passport: [
    box("f", 38, 6, 84, 138, 10),
    disc("o", 80, 60, 25),
    path("o", "M55 60h50M80 35c-13 15-13 35 0 50M80 35c13 15 13 35 0 50M60 116h40"),
  ],
  "file-check": [
    path("f", "M32 8h68l28 28v106H32z"),
    path("o", "M100 8v28h28M50 62h56M50 82h40"),
    disc("e", 100, 112, 22),
    path("o", "M90 112l7 8 13-16"),
  ],
  "id-card": [
    box("f", 8, 26, 144, 98, 12),
    path("e", "M24 108c4-26 48-26 52 0z"),
    disc("e", 50, 62, 16),
    path("o", "M94 54h40M94 74h40M94 94h24"),
  ],
  folder: [
    path("f", "M42 10h78v70H42z"),
    path("o", "M58 30h46M58 46h46"),
    path("e", "M10 52h48l14 16h78v72H10z"),
  ],
  stamp: [
    path("e", "M60 24a20 20 0 0 1 40 0c0 22-11 26-9 44H69c2-18-9-22-9-44z"),
    box("f", 34, 68, 92, 30, 7),
    path("o", "M22 118h116M38 136h84"),
  ],
  briefcase: [
    path("o", "M56 44V24h48v20"),
    box("f", 10, 44, 140, 92, 12),
    path("o", "M10 86h140"),
    box("e", 68, 74, 24, 26, 5),
  ],
  laptop: [
    box("f", 28, 18, 104, 82, 9),
    path("o", "M50 46h44M50 66h60"),
    path("e", "M6 106h148l-12 24H18z"),
  ],
  "hard-hat": [
    path("e", "M22 100a58 62 0 0 1 116 0z"),
    path("o", "M66 42v34M94 42v34"),
    path("f", "M8 100h144v18H8z"),
  ],
  "file-pen": [
    path("f", "M26 8h84v134H26z"),
    path("o", "M44 38h48M44 58h48M44 78h28"),
    path("e", "M84 124l48-66 20 14-48 66-22 8z"),
  ],
  "chart-column": [
    path("o", "M14 12v126h134"),
    box("e", 32, 92, 26, 46),
    box("f", 70, 62, 26, 76),
    box("e", 108, 28, 26, 110),
  ],
  house: [
    path("f", "M28 68h104v70H28z"),
    path("e", "M6 78L80 12l74 66z"),
    path("e", "M66 96h28v42H66z"),
  ],
  building: [
    box("f", 34, 8, 92, 134, 5),
    path("k", "M52 26h18v18H52zM90 26h18v18H90zM52 58h18v18H52zM90 58h18v18H90z"),
    path("e", "M68 98h24v44H68z"),
  ],
  key: [
    disc("f", 50, 50, 38),
    disc("e", 50, 50, 14),
    path("o", "M78 78l62 58M108 106l-16 18M126 122l-14 16"),
  ],
  sofa: [
    box("f", 28, 24, 104, 74, 16),
    path("e", "M6 70a16 16 0 0 1 32 0v22h84V70a16 16 0 0 1 32 0v52H6z"),
    path("o", "M26 122v18M134 122v18M80 24v68"),
  ],
  package: [
    box("e", 84, 74, 66, 66, 5),
    box("f", 12, 46, 72, 94, 5),
    path("o", "M12 74h72M48 46v28M84 98h66M117 74v24"),
  ],
  "heart-pulse": [
    path("f", "M80 138C6 88 12 20 54 20c14 0 24 10 26 20 2-10 12-20 26-20 42 0 48 68-26 118z"),
    path("o", "M22 80h34l11-26 17 48 12-22h42"),
  ],
  "briefcase-medical": [
    path("o", "M54 40V20h52v20"),
    box("f", 10, 40, 140, 98, 14),
    path("e", "M69 62h22v18h18v22H91v18H69v-18H51V80h18z"),
  ],
  pill: [
    `<g transform="rotate(-38 80 75)">${box("f", 8, 44, 144, 62, 31)}${path("e", "M80 44h41a31 31 0 0 1 0 62H80z")}</g>`,
  ],
  stethoscope: [
    path("o", "M34 18v42a32 32 0 0 0 64 0V18M66 92v12a31 31 0 0 0 62 0v-8"),
    disc("e", 128, 80, 17),
    dots(9, [34, 16], [98, 16]),
  ],
  tooth: [
    path(
      "f",
      "M40 18c20-13 28 0 40 0s20-13 40 0c24 17 13 54 4 71-7 15-4 51-19 51-13 0-9-40-25-40s-12 40-25 40c-15 0-12-36-19-51-9-17-20-54 4-71z",
    ),
    path("o", "M54 44c7-7 16-7 22-2"),
  ],
  coins: [
    path("e", "M14 36v84c0 24 88 24 88 0V36"),
    `<ellipse class="f" cx="58" cy="36" rx="44" ry="17"/>`,
    path("o", "M14 64c0 24 88 24 88 0M14 92c0 24 88 24 88 0"),
    disc("f", 122, 108, 31),
    path("o", "M116 124V94h15M116 108h12"),
  ],
  calculator: [
    box("f", 32, 6, 96, 138, 12),
    box("e", 48, 22, 64, 30, 5),
    dots(7, [56, 74], [80, 74], [104, 74], [56, 98], [80, 98], [104, 98], [56, 122], [80, 122]),
    path("o", "M104 120v4"),
  ],
  "piggy-bank": [
    path("e", "M44 108v32h18v-24M94 116v24h18v-32"),
    `<ellipse class="f" cx="76" cy="82" rx="60" ry="42"/>`,
    path("e", "M100 46l26-18 4 36z"),
    box("e", 124, 70, 26, 32, 12),
    dots(6, [108, 76]),
    path("o", "M56 60h34"),
    disc("e", 72, 20, 15),
  ],
  percent: [
    path("f", "M26 8h108v134H26z"),
    path("o", "M46 34h68M46 54h40M104 84l-46 42"),
    disc("e", 60, 90, 11),
    disc("e", 102, 120, 11),
  ],
  wallet: [
    path("f", "M10 34h118a14 14 0 0 1 14 14v74a14 14 0 0 1-14 14H24a14 14 0 0 1-14-14z"),
    path("o", "M10 34l92-22v22"),
    box("e", 98, 70, 54, 34, 10),
    dots(6, [118, 87]),
  ],
  users: [
    path("f", "M8 140c0-72 68-72 68 0zM84 140c0-72 68-72 68 0z"),
    disc("f", 42, 40, 24),
    disc("f", 118, 40, 24),
    path("e", "M52 142c0-54 56-54 56 0z"),
    disc("e", 80, 84, 18),
  ],
  pram: [
    path("f", "M26 62h100a50 48 0 0 1-100 0z"),
    path("e", "M76 62V10a50 52 0 0 1 50 52z"),
    path("o", "M26 62L8 36M58 108l-10 14M94 108l12 14"),
    disc("f", 44, 130, 13),
    disc("f", 110, 130, 13),
  ],
  backpack: [
    path("o", "M54 40c0-42 52-42 52 0"),
    box("f", 30, 36, 100, 106, 26),
    path("o", "M30 70h100"),
    box("e", 50, 88, 60, 36, 9),
  ],
  rings: [disc("o", 56, 92, 40), disc("o", 104, 92, 40), path("e", "M56 52L38 30l10-16h16l10 16z")],
  bear: [
    path("e", "M30 144c0-56 100-56 100 0z"),
    disc("e", 40, 30, 19),
    disc("e", 120, 30, 19),
    disc("f", 80, 62, 50),
    disc("e", 80, 82, 20),
    dots(6, [62, 50], [98, 50], [80, 75]),
  ],
  languages: [
    path(
      "f",
      "M22 8h86a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14H58l-26 22V80H22A14 14 0 0 1 8 66V22A14 14 0 0 1 22 8z",
    ),
    path(
      "e",
      "M72 60h66a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14v20l-26-20H72a14 14 0 0 1-14-14V74a14 14 0 0 1 14-14z",
    ),
    path("o", "M28 32h60M78 82h54M78 100h32"),
  ],
  "book-a": [
    path("e", "M24 126a16 16 0 0 1 16-14h98v30H40a16 16 0 0 1-16-16z"),
    path("f", "M40 8h98v104H40a16 16 0 0 0-16 14V24A16 16 0 0 1 40 8z"),
    path("o", "M66 92l18-58h2l18 58M72 74h28"),
  ],
  "book-open": [
    path("f", "M80 34C58 16 28 16 8 22v100c20-6 50-6 72 12 22-18 52-18 72-12V22c-20-6-50-6-72 12z"),
    path("o", "M80 34v100M26 50c12-2 24 0 36 6M26 74c12-2 24 0 36 6M26 98c12-2 24 0 36 6"),
    path("e", "M104 22h24v56l-12-10-12 10z"),
  ],
  headphones: [
    path("o", "M22 96V76a58 58 0 0 1 116 0v20"),
    box("e", 8, 82, 34, 54, 12),
    box("e", 118, 82, 34, 54, 12),
    path("o", "M62 112V94M80 122V84M98 112V94"),
  ],
  globe: [
    disc("f", 80, 74, 64),
    path("o", "M16 74h128M26 42h108M26 106h108M80 10c-42 40-42 88 0 128M80 10c42 40 42 88 0 128"),
  ],
  "train-front": [
    path("o", "M44 112l-20 30M116 112l20 30M34 130h92"),
    box("f", 34, 6, 92, 108, 26),
    box("e", 50, 26, 60, 38, 9),
    dots(8, [58, 90], [102, 90]),
  ],
  bus: [
    box("f", 6, 22, 148, 96, 16),
    box("e", 22, 40, 34, 32, 5),
    box("e", 63, 40, 34, 32, 5),
    box("e", 104, 40, 34, 32, 5),
    path("o", "M6 90h148"),
    disc("e", 44, 120, 18),
    disc("e", 116, 120, 18),
  ],
  bike: [
    disc("f", 36, 98, 32),
    disc("f", 124, 98, 32),
    path("o", "M36 98l30-54h40l18 54M66 44l24 54H36M90 98l16-54M52 40h26M98 24h18l-10 20"),
  ],
  car: [
    path("e", "M28 72l20-46h62l26 46z"),
    path("o", "M80 26v46"),
    path("f", "M20 72h122a12 12 0 0 1 12 12v34H6V86a14 14 0 0 1 14-14z"),
    disc("e", 42, 120, 19),
    disc("e", 118, 120, 19),
  ],
  sailboat: [
    path("o", "M78 98V8"),
    path("f", "M86 20l50 66H86zM70 34L32 86h38z"),
    path("e", "M8 98h144l-22 40H30z"),
  ],
  coffee: [
    path("o", "M44 36c-9-11 9-16 0-28M78 36c-9-11 9-16 0-28M110 62h14a20 20 0 0 1 0 40h-16"),
    path("f", "M16 50h96v48a42 42 0 0 1-42 42H58a42 42 0 0 1-42-42z"),
    path("e", "M16 50h96v20H16z"),
  ],
  "shopping-basket": [
    path("f", "M24 44h112l12 98H12z"),
    path("o", "M54 66V38a26 26 0 0 1 52 0v28"),
    path("e", "M18 96h124l6 46H12z"),
  ],
  umbrella: [
    path("o", "M80 70v52a15 15 0 0 0 30 0"),
    path("e", "M6 82a74 70 0 0 1 148 0c-15-13-34-13-48 0-13-13-39-13-52 0-14-13-33-13-48 0z"),
  ],
  calendar: [
    box("f", 12, 22, 136, 118, 14),
    path("e", "M12 56V36a14 14 0 0 1 14-14h108a14 14 0 0 1 14 14v20z"),
    path("o", "M48 8v26M112 8v26"),
    dots(7, [44, 80], [80, 80], [116, 80], [44, 110], [80, 110]),
  ],
  trash: [
    path("o", "M60 40V20h40v20"),
    path("f", "M28 46h104l-12 96H40z"),
    path("e", "M14 40h132v16H14z"),
    path("o", "M62 78l4 44M98 78l-4 44"),
  ],
};
