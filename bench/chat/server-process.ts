import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openKeep } from "./store-messages.ts";
import type { Keep } from "./store-messages.ts";

/** Resources used so far. CPU in microseconds, user and system. */
export type Usage = { cpuUs: number; rssBytes: number };
export type UsageQuestion = "busy" | "idle";
export type ServerReport = { port: number } | { usage: Usage };

export async function serveContender(mount: (http: Server, keep: Keep) => void): Promise<void> {
  const keep = await openKeep(process.argv[2] || null);
  const http = createServer();
  mount(http, keep);
  http.listen(0, "127.0.0.1", () => report({ port: (http.address() as AddressInfo).port }));
  process.on("message", (asked: UsageQuestion) => {
    if (asked === "idle") global.gc?.();
    const { user, system } = process.cpuUsage();
    report({ usage: { cpuUs: user + system, rssBytes: process.memoryUsage().rss } });
  });
}

function report(message: ServerReport): void {
  process.send?.(message);
}
