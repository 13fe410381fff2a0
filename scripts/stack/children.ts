import type { ChildProcess } from "node:child_process";
import { recordProcess } from "./run-record.ts";

const living = new Map<ChildProcess, NodeJS.Signals>();

process.on("exit", () => {
  for (const [child, signal] of living) child.kill(signal);
});

/**
 * Ends the child when this process ends, for any reason. Ends the child when this process exits. Ctrl-C does not reach a child in its own process group, and a signal to this process reaches no child. If this process is killed, the watchdog (`run-record.ts`) ends the child.
 */
export function endWithProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  living.set(child, signal);
  if (child.pid) recordProcess(child.pid, signal);
  child.once("exit", () => living.delete(child));
}

/**
 * Exits normally at Ctrl-C, so that the exit handler ends the children.
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
