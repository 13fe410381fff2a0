import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const FOLDER = new URL(
  "../../../../../bff/modules/switzerland/official-tables/extracts/2026/",
  import.meta.url,
);

/** A band of the official file, parsed from its francs and percent. */
export type OfficialRow = { from: bigint; rate: bigint; minimum: bigint };

/** Lines of an extract, read independently of the portal's own reader. */
export function readLines(name: string): string[][] {
  const text = brotliDecompressSync(readFileSync(new URL(`${name}.txt.br`, FOLDER))).toString();
  return text.split("\n").map((line) => line.split("\t"));
}

function expand(list: string): bigint[] {
  const numbers: bigint[] = [];
  for (const part of list.split(",")) {
    const [step, times = "1"] = part.split("x");
    for (let count = 0; count < Number(times); count++) {
      numbers.push((numbers.at(-1) ?? 0n) + BigInt(step ?? ""));
    }
  }
  return numbers;
}

/** `canton code` → its rows. */
export function readOfficialTariffs(): Map<string, OfficialRow[]> {
  const tariffs = new Map<string, OfficialRow[]>();
  let canton = "";
  for (const [code = "", first = "", second = "", third = ""] of readLines("withholding-tax")) {
    if (code === "#") {
      canton = first;
    } else if (first.startsWith("=")) {
      tariffs.set(`${canton} ${code}`, tariffs.get(`${canton} ${first.slice(1)}`) ?? []);
    } else {
      const [froms, rates, minimums] = [expand(first), expand(second), expand(third)];
      const rows = froms.map((from, at) => ({
        ...{ from, rate: rates[at] ?? 0n, minimum: minimums[at] ?? 0n },
      }));
      tariffs.set(`${canton} ${code}`, rows);
    }
  }
  return tariffs;
}

/** Tax rounded to 5 cents: the last row not above the income, in whole numbers throughout. */
export function recompute(rows: readonly OfficialRow[], incomeCents: number): number {
  const income = BigInt(incomeCents);
  const row = rows.filter(({ from }) => from <= income).at(-1);
  if (!row || income === 0n) return 0;
  const fives = (tenThousandths: bigint) => (tenThousandths + 25_000n) / 50_000n;
  const tax = fives(income * row.rate);
  const least = fives(row.minimum * 10_000n);
  return Number(tax > least ? tax : least) * 5;
}
