import type { WithholdingTable } from "../../../../../contract/calculators/withholding-tax.ts";

export type WithholdingTariff = WithholdingTable & { code: string };

export type WithholdingFile = {
  canton: string;
  publishedOn: string | null;
  tariffs: readonly WithholdingTariff[];
};

/**
 * Writes files as lines of text: `#`, canton and day begin a file; a line for each tariff has its code and
 * three lists (start of the bands, rates, minimums), or `=` and the tariff with the same lists.
 */
export function writeWithholdingFiles(files: readonly WithholdingFile[]): string {
  return files.flatMap(linesOf).join("\n");
}

/**
 * Encodes a list of integers by its differences, with repeats counted: `1 51 101 151` is `1,50x3`. Official
 * tables rise evenly, so that hundreds of numbers become a few characters.
 */
export function writeRuns(numbers: readonly number[]): string {
  const runs: { step: number; count: number }[] = [];
  let last = 0;
  for (const number of numbers) {
    const step = number - last;
    last = number;
    const run = runs.at(-1);
    if (run?.step === step) run.count++;
    else runs.push({ step, count: 1 });
  }
  return runs.map(({ step, count }) => (count === 1 ? `${step}` : `${step}x${count}`)).join(",");
}

export function readRuns(text: string): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (const run of text.split(",")) {
    const [step, count] = run.split("x");
    for (let left = Number(count ?? 1); left > 0; left--) numbers.push((last += Number(step)));
  }
  return numbers;
}

function linesOf({ canton, publishedOn, tariffs }: WithholdingFile): string[] {
  const known = new Map<string, string>();
  return [
    `#\t${canton}\t${publishedOn ?? ""}`,
    ...tariffs.map(({ code, fromCents, rateHundredths, minimumCents }) => {
      const lists = [fromCents, rateHundredths, minimumCents].map(writeRuns).join("\t");
      const same = known.get(lists);
      if (!same) known.set(lists, code);
      return `${code}\t${same ? `=${same}` : lists}`;
    }),
  ];
}

export function readWithholdingFiles(text: string): WithholdingFile[] {
  const files: (WithholdingFile & { tariffs: WithholdingTariff[] })[] = [];
  for (const line of text.split("\n")) {
    const [code = "", first = "", second = "", third = ""] = line.split("\t");
    if (code === "#") {
      files.push({ canton: first, publishedOn: second || null, tariffs: [] });
      continue;
    }
    const tariffs = files.at(-1)?.tariffs ?? [];
    const same = first.startsWith("=") && tariffs.find((known) => `=${known.code}` === first);
    tariffs.push(
      same
        ? { ...same, code }
        : {
            code,
            fromCents: readRuns(first),
            rateHundredths: readRuns(second),
            minimumCents: readRuns(third),
          },
    );
  }
  return files;
}
