import type { FailedTest, TestRecord } from "./test-record.ts";

export type StepOutcome = {
  isGreen: boolean;
  output: string;
  record?: TestRecord;
  unsteady?: readonly FailedTest[];
};

export type Step = {
  label: string;
  /** Labels of steps that must pass first; those outside this run count as passed. */
  needs?: readonly string[];
  /** Runs alone, because its own processes use every core. */
  isAlone?: boolean;
  run: () => Promise<StepOutcome>;
};

export type StepReport = {
  label: string;
  result: "green" | "failed" | "not run";
  seconds: number;
  output: string;
  record: TestRecord | null;
  unsteady: readonly FailedTest[];
};

/**
 * Runs up to `slots` steps in parallel, in the order of the list; each starts after the steps that it needs. A failure stops
 * only dependent steps, so that one run reports every problem.
 */
export async function runSteps(
  steps: readonly Step[],
  slots: number,
  onDone: (report: StepReport) => void,
): Promise<StepReport[]> {
  const reports = new Map<string, StepReport>();
  const running = new Map<Step, Promise<void>>();
  const labels = new Set(steps.map(({ label }) => label));
  const needsOf = ({ needs = [] }: Step) => needs.filter((label) => labels.has(label));

  async function start(step: Step): Promise<void> {
    const startedMs = performance.now();
    const outcome: StepOutcome = await step.run().catch((error: unknown) => ({
      isGreen: false,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    running.delete(step);
    const { isGreen, output, record = null, unsteady = [] } = outcome;
    const seconds = (performance.now() - startedMs) / 1000;
    report(step, { result: isGreen ? "green" : "failed", seconds, output, record, unsteady });
  }

  function report({ label }: Step, rest: Omit<StepReport, "label">): void {
    const done = { label, ...rest };
    reports.set(label, done);
    onDone(done);
  }

  function nextStep(pending: readonly Step[]): Step | undefined {
    if ([...running.keys()].some(({ isAlone }) => isAlone)) return undefined;
    return pending.find(
      (step) =>
        needsOf(step).every((label) => reports.get(label)?.result === "green") &&
        (step.isAlone ? running.size === 0 : running.size < slots),
    );
  }

  for (;;) {
    const pending = steps.filter((step) => !reports.has(step.label) && !running.has(step));
    const lost = pending.find((step) =>
      needsOf(step).some((label) => (reports.get(label)?.result ?? "green") !== "green"),
    );
    if (lost) {
      report(lost, { result: "not run", seconds: 0, output: "", record: null, unsteady: [] });
      continue;
    }
    const next = nextStep(pending);
    if (next) {
      running.set(next, start(next));
      continue;
    }
    if (running.size === 0) return [...reports.values()];
    await Promise.race(running.values());
  }
}
