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
 * One WebSocket message contains complete hub messages: clients refuse a hub message that is split over
 * two. Frames are written directly to the socket, because `ws` would create a frame for each receiver.
 * Without compression `ws` buffers nothing that these frames could overtake.
 * @param line the socket's stream
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
  let sentBytes = 0;
  let takenBytes = 0;
  let takenAtMs = elapsedMs();
  // The socket sends the reason and closes by itself; it is cut only if the other side does not answer.
  socket.on("error", () => {
    failedAtMs ??= elapsedMs();
  });
  socket.once("close", () => events.closed());

  function isStalled(atMs: number): boolean {
    const taken = sentBytes - line.writableLength;
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
      sentBytes += frame.length;
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
