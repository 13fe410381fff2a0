import type { ChildProcess } from "node:child_process";
import { noteProcess } from "./run-record.ts";

const living = new Map<ChildProcess, NodeJS.Signals>();

process.on("exit", () => {
  for (const [child, signal] of living) child.kill(signal);
});

/**
 * Ends a child with us, however we end: one in a process group of its own hears no Ctrl-C, and none
 * hears a signal that is sent to us alone. Should we be killed, the run's keeper ends it.
 */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  living.set(child, signal);
  if (child.pid) noteProcess(child.pid, signal);
  child.once("exit", () => living.delete(child));
}

/**
 * Makes Ctrl-C an exit like any other: dying of the signal would leave the children behind.
 * @returns takes it back, for who stops in better order
 */
export function exitAtSignals(): () => void {
  const exit = () => process.exit(130);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, exit);
  return () => {
    for (const signal of signals) process.off(signal, exit);
  };
}
