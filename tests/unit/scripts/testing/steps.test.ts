import { describe, expect, test } from "vitest";
import { runSteps, type Step } from "../../../../scripts/testing/steps";

/** Steps that end when the test says so, and what was running at each start. */
function makeSteps(shapes: readonly Omit<Step, "run">[]) {
  const started: string[] = [];
  const ends = new Map<string, (isGreen: boolean) => void>();
  const steps = shapes.map((shape): Step => ({
    ...shape,
    run: () => {
      started.push(shape.label);
      return new Promise((done) =>
        ends.set(shape.label, (isGreen) => {
          ends.delete(shape.label);
          done({ isGreen, output: `what ${shape.label} says` });
        }),
      );
    },
  }));
  const end = async (label: string, isGreen = true) => {
    ends.get(label)?.(isGreen);
    await new Promise((done) => setImmediate(done));
  };
  return { steps, started, running: () => [...ends.keys()], end };
}

const run = (steps: readonly Step[], slots = 2) => runSteps(steps, slots, () => {});

describe("steps of a test run", () => {
  test("run beside each other, no more than there is room for, each after what it needs", async () => {
    const { steps, running, end } = makeSteps([
      { label: "build" },
      { label: "mocked", needs: ["build"] },
      { label: "types" },
      { label: "lint" },
    ]);
    const done = run(steps);
    expect(running()).toEqual(["build", "types"]);
    await end("types");
    expect(running()).toEqual(["build", "lint"]);
    await end("build");
    expect(running()).toEqual(["lint", "mocked"]);
    await end("lint");
    await end("mocked");
    const reports = await done;
    expect(reports.map(({ label, result }) => [label, result])).toEqual([
      ["types", "green"],
      ["build", "green"],
      ["lint", "green"],
      ["mocked", "green"],
    ]);
  });

  test("leave the machine to a step that wants it alone", async () => {
    const { steps, running, end } = makeSteps([
      { label: "unit" },
      { label: "service", isAlone: true },
      { label: "lint" },
    ]);
    const done = run(steps);
    expect(running()).toEqual(["unit", "lint"]);
    await end("unit");
    await end("lint");
    expect(running()).toEqual(["service"]);
    await end("service");
    expect(await done).toHaveLength(3);
  });

  test("lose by a failure only what needs it, and keep what the failed one said", async () => {
    const { steps, started, end } = makeSteps([
      { label: "build" },
      { label: "stack", needs: ["build"] },
      { label: "e2e", needs: ["stack"] },
      { label: "unit" },
    ]);
    const done = run(steps);
    await end("build", false);
    await end("unit");
    const reports = await done;
    expect(started).toEqual(["build", "unit"]);
    expect(Object.fromEntries(reports.map(({ label, result }) => [label, result]))).toEqual({
      build: "failed",
      stack: "not run",
      e2e: "not run",
      unit: "green",
    });
    expect(reports[0]).toMatchObject({ label: "build", output: "what build says" });
  });

  test("take a need that is no part of the run for met, and a thrown error for a failure", async () => {
    const step: Step = {
      label: "mocked",
      needs: ["build"],
      run: () => Promise.reject(new Error("no disk")),
    };
    const [report] = await run([step]);
    expect(report).toMatchObject({ label: "mocked", result: "failed" });
    expect(report?.output).toContain("no disk");
  });
});
