import type { Duplex } from "node:stream";
import { WebSocket } from "ws";
import type { CorkLine } from "./corked-lines.ts";
import type { FrameMessage } from "./socket-frames.ts";
import type { Transport, TransportEvents } from "./transport.ts";

const NORMAL_CLOSURE = 1000;

type WebSocketOptions = {
  frameMessage: FrameMessage;
  corkLine: CorkLine;
  sendTimeoutMs: number;
  closeTimeoutMs: number;
  elapsedMs: () => number;
};

/**
 * One message of the socket holds whole hub messages: clients refuse any that is spread over two. They are
 * written past `ws`, which would make a frame of its own for each of many receivers; nothing is compressed,
 * so that `ws` holds nothing back that these could overtake.
 * @param line what the socket stands on
 */
export function carryByWebSocket(
  socket: WebSocket,
  line: Duplex,
  events: TransportEvents,
  { frameMessage, corkLine, sendTimeoutMs, closeTimeoutMs, elapsedMs }: WebSocketOptions,
): Transport {
  socket.on("message", (data: Buffer | ArrayBuffer | Buffer[]) => events.received(bytesOf(data)));
  line.on("drain", events.drained);
  let failedAtMs: number | null = null;
  /** Bytes that were given to the line, and how many of them it had taken when that last changed. */
  let givenBytes = 0;
  let takenBytes = 0;
  let takenAtMs = elapsedMs();
  // The socket itself says why and closes; it is cut only where the other side does not answer that.
  socket.on("error", () => {
    failedAtMs ??= elapsedMs();
  });
  socket.once("close", () => events.closed());

  function isStalled(atMs: number): boolean {
    const taken = givenBytes - line.writableLength;
    if (line.writableLength === 0 || taken !== takenBytes) {
      takenBytes = taken;
      takenAtMs = atMs;
    }
    return atMs - takenAtMs > sendTimeoutMs;
  }

  const transport: Transport = {
    kind: "WebSockets",
    send(bytes, isBinary) {
      if (socket.readyState !== WebSocket.OPEN || !line.writable) return;
      const frame = frameMessage(bytes, isBinary);
      if (line.writableLength === 0) takenAtMs = elapsedMs();
      givenBytes += frame.length;
      corkLine(line);
      line.write(frame);
    },
    bufferedBytes: () => line.writableLength,
    end: () => socket.close(NORMAL_CLOSURE),
    cut: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    scan(atMs) {
      const isLate = failedAtMs !== null && atMs - failedAtMs > closeTimeoutMs;
      if (isLate || isStalled(atMs)) transport.cut();
    },
  };
  return transport;
}

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
