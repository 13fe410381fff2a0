#!/usr/bin/env node
import { spawn } from "node:child_process";

// The driver of ops/roll in a test: asks the test's own server, which has the processes. `roll` runs ops/roll.
const [verb, ...args] = process.argv.slice(2);
if (verb === "roll") {
  const program = new URL("../../../ops/roll", import.meta.url).pathname;
  const rolling = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  process.once("exit", () => rolling.kill());
  rolling.once("exit", (code) => (process.exitCode = code ?? 1));
} else {
  const [part, id = ""] = args;
  const address = `${process.env.ROLL_CONTROL}/${verb}/${part}/${encodeURIComponent(id)}`;
  const answer = await fetch(address);
  process.stdout.write(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
}
