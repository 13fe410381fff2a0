import { endRun } from "./run-record.ts";

/**
 * Stands beside a run, in a process group of its own, until whoever started it is gone, however that
 * ended: the pipe between them closes then. Ends what was left alive. Takes the run's record.
 */
const [file = ""] = process.argv.slice(2);
// The same signals as the run: they are meant for it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  void endRun(file).finally(() => process.exit(0));
};
process.stdin.once("end", end).once("close", end).resume();
