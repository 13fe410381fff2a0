import { relative, resolve } from "node:path";
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";
import { firstLineOf, saveTestRecord, type FailedTest } from "./test-record.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const nameFile = (file: string) => relative(ROOT, file);

/** A timed-out test reports the timeout first, then what it waited for and the line. */
function describe(result: TestResult | undefined): string {
  const [first, second] = result?.errors ?? [];
  const said = firstLineOf(first?.message ?? `it ended as ${result?.status ?? "never begun"}`);
  if (!said.startsWith("Test timeout") || !second?.message) return said;
  const waited = firstLineOf(/waiting for .+/.exec(second.message)?.[0] ?? "");
  const line = second.location ? `line ${second.location.line}` : "";
  return [said, line, firstLineOf(second.message), waited].filter(Boolean).join("; ");
}

function failureOf(test: TestCase): FailedTest {
  const result = test.results.at(-1);
  const [, , , ...titles] = test.titlePath();
  return {
    file: nameFile(test.location.file),
    line: test.location.line,
    title: titles.join(" › "),
    error: describe(result),
    evidence: (result?.attachments ?? []).flatMap(({ path }) => (path ? [nameFile(path)] : [])),
  };
}

export default class PlaywrightRecord implements Reporter {
  readonly #msOf = new Map<string, number>();
  readonly #around: FailedTest[] = [];
  #tests: TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = nameFile(location.file);
    this.#msOf.set(file, (this.#msOf.get(file) ?? 0) + duration);
  }

  onError({ message, location }: TestError): void {
    this.#around.push({
      file: location ? nameFile(location.file) : "",
      line: location?.line ?? 1,
      title: "outside of any test",
      error: firstLineOf(message ?? "it ended without a word"),
      evidence: [],
    });
  }

  onEnd(): void {
    const testsOf = (outcome: ReturnType<TestCase["outcome"]>) =>
      this.#tests.filter((test) => test.outcome() === outcome);
    saveTestRecord({
      passed: testsOf("expected").length,
      skipped: testsOf("skipped").length,
      failed: [...this.#around, ...testsOf("unexpected").map(failureOf)],
      times: [...this.#msOf].map(([file, ms]) => ({ file, ms })),
    });
  }
}
