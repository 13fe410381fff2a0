import { relative, resolve } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { keepFileTimes } from "./file-times.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Playwright's part of the ten slowest files: the tests of each, one after the other. */
export default class PlaywrightTimes implements Reporter {
  readonly #msOf = new Map<string, number>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(ROOT, location.file);
    this.#msOf.set(file, (this.#msOf.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    keepFileTimes([...this.#msOf].map(([file, ms]) => ({ file, ms })));
  }
}
