import type { Reporter, TestModule } from "vitest/node";
import { keepFileTimes } from "./file-times.ts";

/** Vitest's part of the ten slowest files. */
export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    keepFileTimes(
      modules.map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic();
        return { file: module.relativeModuleId, ms: collectDuration + setupDuration + duration };
      }),
    );
  }
}
