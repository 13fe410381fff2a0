import { endRun } from "./run-record.ts";

/**
 * Runs beside a test run or stack, in its own process group. When its starter ends for any reason, the pipe
 * between them closes. It then ends all processes that are still alive. The argument is the run's record.
 */
const [file = ""] = process.argv.slice(2);
// These signals are meant for the run itself.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  void endRun(file).finally(() => process.exit(0));
};
process.stdin.once("end", end).once("close", end).resume();
