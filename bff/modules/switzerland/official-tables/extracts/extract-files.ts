import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

export const EXTRACT_YEAR = 2026;
export const EXTRACT_NAMES = [
  "withholding-tax",
  "health-premiums",
  "premium-regions",
  "insurers",
] as const;
export type ExtractName = (typeof EXTRACT_NAMES)[number];

export function extractPath(name: ExtractName): URL {
  return new URL(`${EXTRACT_YEAR}/${name}.txt.br`, import.meta.url);
}

export function readExtract(name: ExtractName): string {
  return brotliDecompressSync(readFileSync(extractPath(name))).toString("utf8");
}

/** Produces the same bytes from the same text on every machine. */
export function packExtract(text: string): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_QUALITY } = constants;
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_LGWIN]: 24 },
  });
}

export function readFields(text: string): string[][] {
  return text.split("\n").map((line) => line.split("\t"));
}
