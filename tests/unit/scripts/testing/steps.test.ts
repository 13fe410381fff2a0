import { describe, expect, test } from "vitest";
import { runSteps, type Step } from "../../../../scripts/testing/steps";

/** Steps that the test ends, with the running steps at each start. */
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

describe("test run steps", () => {
  test("run in parallel up to a limit, each after its dependencies", async () => {
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

  test("run alone if required", async () => {
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

  test("that fail stop only dependent steps, and keep their output", async () => {
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

  test("treat an absent dependency as met, and a thrown error as a failure", async () => {
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
