import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** WCAG 2.2: text 4.5:1, graphics 3:1, in both themes. */
const TEXT = 4.5;
const GRAPHICS = 3;
const DISABLED_OPACITY = 0.6;

type Colour = [red: number, green: number, blue: number];

const ui = join(import.meta.dirname, "../../../../app/ui");
const read = (file: string) => readFileSync(join(ui, file), "utf8");
const tokens = read("tokens.css");

function hex(text: string): Colour {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** `--ink` as one theme shows it. */
function token(name: string, theme: "light" | "dark"): Colour {
  const found = new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const value = found?.[theme === "light" ? 1 : 2];
  if (!value) throw new Error(`tokens.css has no ${name}`);
  return hex(value);
}

/** Name of the token that a stylesheet rule assigns to a property. */
function tokenIn(file: string, rule: string, property: string): string {
  const body = read(file).split(`${rule} {`)[1]?.split("}")[0] ?? "";
  const found = new RegExp(`\\s${property}:[^;]*?var\\((--[\\w-]+)\\)`).exec(body)?.[1];
  if (!found) throw new Error(`${file}: ${rule} names no token for ${property}`);
  return found;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const faded = (colour: Colour, ground: Colour) =>
  colour.map(
    (value, at) => value * DISABLED_OPACITY + (ground[at] ?? 0) * (1 - DISABLED_OPACITY),
  ) as Colour;

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  const colour = (name: string) => token(name, theme);
  const grounds = ["--bg", "--surface", "--raised", "--sunken"].map(colour);

  test("canton borders contrast with cantons and page", () => {
    const stroke = colour(tokenIn("map/canton-map.module.css", ".canton", "stroke"));
    const fill = colour(tokenIn("map/canton-map.module.css", ".canton", "fill"));
    const selected = colour(tokenIn("map/canton-map.module.css", ".selected", "fill"));
    expect(contrast(stroke, fill)).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrast(stroke, colour("--bg"))).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrast(selected, fill)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  test("field borders contrast with field and page", () => {
    const edges = [
      tokenIn("form/field.module.css", ".control", "border"),
      tokenIn("../shell/top-bar.module.css", ".input", "border"),
    ].map(colour);
    for (const edge of edges) {
      expect(contrast(edge, colour("--surface"))).toBeGreaterThanOrEqual(GRAPHICS);
      expect(contrast(edge, colour("--bg"))).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });

  test("a disabled button's text is readable at 60 % opacity", () => {
    const name = (property: string, rule: string) =>
      colour(tokenIn("action/button.module.css", rule, property));
    const words = name("color", '.button[aria-disabled="true"]');
    const fill = name("background", '.pill[aria-pressed="true"]:disabled');
    const onFill = name("color", '.pill[aria-pressed="true"]:disabled');
    for (const ground of grounds) {
      expect(contrast(faded(words, ground), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(faded(onFill, ground), faded(fill, ground))).toBeGreaterThanOrEqual(TEXT);
      for (const pale of ["--surface", "--sunken", "--lake-50"].map(colour)) {
        expect(contrast(faded(words, ground), faded(pale, ground))).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });
});
