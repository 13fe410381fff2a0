import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openMessageStore } from "./store-messages.ts";
import type { StoreMessage } from "./store-messages.ts";

/** Resources used so far. CPU in microseconds, user and system. */
export type Usage = { cpuUs: number; rssBytes: number };
export type UsageQuestion = "busy" | "idle";
export type ServerReport = { port: number } | { usage: Usage };

export async function serveContender(
  mount: (http: Server, store: StoreMessage) => void,
): Promise<void> {
  const save = await openMessageStore(process.argv[2] || null);
  const http = createServer();
  mount(http, save);
  http.listen(0, "127.0.0.1", () => report({ port: (http.address() as AddressInfo).port }));
  process.on("message", (requested: UsageQuestion) => {
    if (requested === "idle") global.gc?.();
    const { user, system } = process.cpuUsage();
    report({ usage: { cpuUs: user + system, rssBytes: process.memoryUsage().rss } });
  });
}

function report(message: ServerReport): void {
  process.send?.(message);
}
