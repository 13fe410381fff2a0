import { describe, expect, test } from "vitest";
import type { StepReport } from "../../../../scripts/testing/steps";
import type { FailedTest } from "../../../../scripts/testing/test-record";
import { writeVerdict } from "../../../../scripts/testing/verdict";

const failure = (title: string): FailedTest => ({
  ...{
    file: "tests/e2e/a.spec.ts",
    title,
    line: 3,
    error: "too late",
    evidence: [".data/test-results/beside/a.png"],
  },
});

const report = (label: string, rest: Partial<StepReport> = {}): StepReport => ({
  ...{ label, result: "green", seconds: 2, output: "", record: null, unsteady: [] },
  ...rest,
});

const ran = (passed: number, ...failed: FailedTest[]) => ({
  ...{ passed, skipped: 0, failed, times: [{ file: "a.test.ts", ms: 1500 }] },
});

describe("test run summary", () => {
  test("of a passing run shows times, and the counts on a separate line", () => {
    const reports = [
      report("lint"),
      report("unit", { record: ran(5) }),
      report("e2e", { record: ran(2) }),
    ];
    expect(writeVerdict(reports, null)).toEqual([
      "Seconds per step",
      "     2.0  lint",
      "     2.0  unit",
      "     2.0  e2e",
      "The 1 slowest files",
      "     3.0  a.test.ts",
      "",
      "✓ all green; unsteady: 0",
      "7 passed, 0 failed",
    ]);
  });

  test("names failures by file, line, title, error and screenshot, and steps that could not run", () => {
    const lines = writeVerdict(
      [
        report("lint", { result: "failed", output: "\u001b[31mapp/a.ts\u001b[39m: no\n\nmore" }),
        report("build", { result: "failed", output: "no build" }),
        report("mocked", { result: "not run" }),
        report("e2e", { result: "failed", record: ran(2, failure("opens")) }),
      ],
      "/kept",
    );
    expect(lines.slice(7)).toEqual([
      "",
      "✗ lint failed",
      "   app/a.ts: no",
      "   more",
      "✗ build failed",
      "   no build",
      "✗ mocked: not run, for want of what it needs",
      "✗ e2e failed",
      "   tests/e2e/a.spec.ts:3 › opens",
      "      too late",
      "      /kept/beside/a.png",
      "",
      "Pictures, traces and logs of the parts: /kept",
      "✗ not green: lint, build, mocked, e2e; unsteady: 0",
      "2 passed, 4 failed",
    ]);
  });

  test("names the failures of format, lint, types, unit and mocked in one run", () => {
    const errorsOf = (file: string) =>
      Array.from({ length: 20 }, (_, at) => `${file}(${at + 1},3): error TS2322: no.\n  Because.`);
    const types = `✗ node_modules/typescript-native/bin/tsc --noEmit -p failed:\n${[
      ...errorsOf("app/first.ts"),
      ...errorsOf("app/planted.ts"),
    ].join("\n")}`;
    const lint = [
      "  x eslint(no-var): Unexpected var, use let or const instead.",
      "   ,-[app/planted.ts:1:8]",
      " 1 | export var old = 1;",
      "   `----",
      "Found 0 warnings and 1 error.",
      "ops/planted.ts:2: dayMs → UPPER_CASE (upper-case-constants)",
    ].join("\n");
    const lines = writeVerdict(
      [
        report("types", { result: "failed", output: types }),
        report("lint", { result: "failed", output: lint }),
        report("format", { result: "failed", output: "✗ oxfmt . failed:\ndocs/planted.md" }),
        ...["build", "codegen", "stack", "service", "e2e"].map((label) => report(label)),
        report("unit", { result: "failed", record: ran(5, failure("planted in unit")) }),
        report("mocked", { result: "failed", record: ran(5, failure("planted in mocked")) }),
      ],
      "/kept",
    );
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines).toEqual(
      expect.arrayContaining([
        "   app/first.ts(1,3): error TS2322: no.",
        "   app/planted.ts(1,3): error TS2322: no.",
        "   ,-[app/planted.ts:1:8]",
        "   ops/planted.ts:2: dayMs → UPPER_CASE (upper-case-constants)",
        "   docs/planted.md",
        "   tests/e2e/a.spec.ts:3 › planted in unit",
        "   tests/e2e/a.spec.ts:3 › planted in mocked",
      ]),
    );
  });

  test("names unsteady tests, and passes", () => {
    const lines = writeVerdict(
      [report("e2e", { record: ran(3), unsteady: [failure("opens")] })],
      "/kept",
    );
    expect(lines).toContain("Unsteady: 1, failed beside others and passed alone");
    expect(lines).toContain("   tests/e2e/a.spec.ts:3 › opens");
    expect(lines.slice(-2)).toEqual(["✓ all green; unsteady: 1", "3 passed, 0 failed"]);
  });

  test("counts skipped tests", () => {
    const record = { ...ran(3), skipped: 2 };
    expect(writeVerdict([report("unit", { record })], null).at(-1)).toBe(
      "3 passed, 0 failed, 2 skipped",
    );
  });

  test("has at most sixty lines, however many failures", () => {
    const many = Array.from({ length: 40 }, (_, n) => failure(`test ${n}`));
    const slow = { times: Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, ms: n })) };
    const talkative = "one\ntwo\nthree\nfour";
    const lines = writeVerdict(
      [
        ...["lint", "types", "format", "codegen"].map((label) =>
          report(label, { result: "failed", output: talkative }),
        ),
        ...["unit", "mocked", "service"].map((label) =>
          report(label, { result: "failed", record: { ...ran(0, ...many), ...slow } }),
        ),
        report("e2e", { record: ran(9), unsteady: many }),
      ],
      "/kept",
    );
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.filter((line) => line.startsWith("   tests/e2e/a.spec.ts:3"))).toHaveLength(4);
    expect(lines).toContain("   … and 39 more, told above");
  });

  test("lists all of a few failures", () => {
    const few = Array.from({ length: 9 }, (_, n) => failure(`test ${n}`));
    const lines = writeVerdict([report("e2e", { result: "failed", record: ran(0, ...few) })], "/k");
    for (const { title } of few) expect(lines).toContain(`   tests/e2e/a.spec.ts:3 › ${title}`);
  });
});
