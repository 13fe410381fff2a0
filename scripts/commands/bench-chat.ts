import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { benchChat } from "../../bench/chat/bench-chat.ts";
import { describeChatBenchmarks } from "../../bench/chat/chat-report.ts";
import { exitAtSignals } from "../stack/children.ts";
import { lockDataFolder } from "../stack/data-folder.ts";
import { findFreePort } from "../stack/ports.ts";
import { startPostgres } from "../stack/postgres.ts";
import { endWithLine, say } from "../stack/progress.ts";

/**
 * Measures the chat server beside socket.io and bare sockets, and writes bench/results/benchmarks-chat.md
 * (`--quick` measures roughly and writes nothing). Starts a PostgreSQL of its own.
 */
/** Protects a temporary local database without personal data. */
const PASSWORD = "bench-chat";
const FILE = join(import.meta.dirname, "../../bench/results/benchmarks-chat.md");

exitAtSignals();
const isQuick = process.argv.includes("--quick");
try {
  const dataDir = resolve(process.env["PORTAL_DATA_DIR"] ?? ".data", "bench-chat");
  const folder = lockDataFolder(dataDir);
  const postgres = await startPostgres({
    dataDir,
    port: await findFreePort(),
    password: PASSWORD,
  });
  const run = await benchChat({ databaseUrl: postgres.url("portal"), isQuick, say });
  await postgres.stop();
  folder.release();
  const text = describeChatBenchmarks(run);
  if (!isQuick) writeFileSync(FILE, text);
  process.stdout.write(`\n${text}`);
  process.exit(0);
} catch (error) {
  endWithLine(error);
}
