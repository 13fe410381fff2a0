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
