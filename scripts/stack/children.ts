import type { ChildProcess } from "node:child_process";
import { recordProcess } from "./run-record.ts";

const living = new Map<ChildProcess, NodeJS.Signals>();

process.on("exit", () => {
  for (const [child, signal] of living) child.kill(signal);
});

/**
 * Ends the child when this process ends, for any reason. A child in its own process group gets no Ctrl-C,
 * and no child gets a signal sent only to this process. If this process is killed, the run's keeper ends
 * the child.
 */
export function endWithProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  living.set(child, signal);
  if (child.pid) recordProcess(child.pid, signal);
  child.once("exit", () => living.delete(child));
}

/**
 * Makes Ctrl-C a normal exit: dying of the signal would leave children behind.
 * @returns a function that removes the handler, for callers with an orderly stop
 */
export function exitAtSignals(): () => void {
  const exit = () => process.exit(130);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, exit);
  return () => {
    for (const signal of signals) process.off(signal, exit);
  };
}
