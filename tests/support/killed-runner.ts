import { startPostgres } from "../../scripts/stack/postgres.ts";
import { startPart } from "../../scripts/stack/processes.ts";
import { findFreePort } from "../../scripts/stack/ports.ts";
import { startRun } from "../../scripts/stack/run.ts";

/**
 * A runner like the launcher: starts a database and a part, then waits to be killed. The argument is a
 * folder.
 */
const [folder = ""] = process.argv.slice(2);
const keeper = await startRun();
const port = await findFreePort();
const source = `require("http").createServer((_, answer) => answer.end()).listen(${port}, "127.0.0.1")`;
const [postgres, part] = await Promise.all([
  startPostgres({
    dataDir: folder,
    port: await findFreePort(),
    password: crypto.randomUUID(),
    isTemporary: true,
  }),
  startPart({
    name: "part",
    args: ["--eval", source],
    cwd: folder,
    env: { NODE_ENV: "test", PATH: process.env["PATH"] },
    healthUrl: `http://127.0.0.1:${port}/`,
    logDir: folder,
  }),
]);
process.stdout.write(`${JSON.stringify({ keeper, pids: [postgres.pid(), part.pid()] })}\n`);
setInterval(() => undefined, 1_000);
