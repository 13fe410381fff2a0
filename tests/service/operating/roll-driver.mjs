#!/usr/bin/env node
// The driver of ops/roll in a test: asks the test's own server, which has the processes.
const [verb, part, id = ""] = process.argv.slice(2);
const answer = await fetch(`${process.env.ROLL_CONTROL}/${verb}/${part}/${encodeURIComponent(id)}`);
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
