import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RETRY_AFTER_SECONDS } from "./answer.ts";

export function refuseUpgrade(socket: Duplex, status: number, text = ""): void {
  socket.on("error", () => socket.destroy());
  const reason = STATUS_CODES[status] ?? "Error";
  const isLater = status === 429 || status === 503;
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      "Connection: close",
      "Content-Type: text/plain",
      `Content-Length: ${Buffer.byteLength(text)}`,
      ...(isLater ? [`Retry-After: ${RETRY_AFTER_SECONDS}`] : []),
      "",
      text,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}
