import type { SerializedError } from "vitest";
import type { Reporter, TestModule, TestSuite } from "vitest/node";
import { firstLineOf, saveTestRecord, type FailedTest } from "./test-record.ts";

type ReportedError = Pick<SerializedError, "message" | "stacks">;

function failureOf(file: string, title: string, errors: readonly ReportedError[] = []): FailedTest {
  const error = errors[0];
  const frame = error?.stacks?.find((each) => each.file.endsWith(file));
  const message = firstLineOf(error?.message ?? "it ended without a word");
  return { file, title, line: frame?.line ?? 1, error: message, evidence: [] };
}

function listFailures(module: TestModule): FailedTest[] {
  const file = module.relativeModuleId;
  const failed = [...module.children.allTests("failed")].map((test) =>
    failureOf(file, test.fullName, test.result().errors),
  );
  const around: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  const broken = around
    .filter((each) => each.errors().length > 0)
    .map((each) => {
      const title = each.type === "module" ? "the file itself" : each.fullName;
      return failureOf(file, title, each.errors());
    });
  return [...broken, ...failed];
}

export default class VitestRecord implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const countOf = (state: "passed" | "skipped") =>
      modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);
    saveTestRecord({
      passed: countOf("passed"),
      skipped: countOf("skipped"),
      failed: [
        ...modules.flatMap(listFailures),
        ...unhandled.map((error) => failureOf("", "nobody handled", [error])),
      ],
      times: modules.map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic();
        return { file: module.relativeModuleId, ms: collectDuration + setupDuration + duration };
      }),
    });
  }
}
