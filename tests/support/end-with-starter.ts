import type { Socket } from "node:net";

/** Loaded before a process of a test (`bound-child.ts`): its input ends when its starter is gone. */
const gone = () => process.exit(1);
process.stdin.once("end", gone).once("close", gone).resume();
(process.stdin as Socket).unref();
