import type { Socket } from "node:net";

/** Preloaded in a test's process (`bound-child.ts`): its stdin closes when its starter ends. */
const gone = () => process.exit(1);
process.stdin.once("end", gone).once("close", gone).resume();
(process.stdin as Socket).unref();
