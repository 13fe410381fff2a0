import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { serveContender } from "../server-process.ts";

await serveContender((http, store) => {
  const rooms = new Map<string, Set<WebSocket>>();
  new WebSocketServer({ server: http, perMessageDeflate: false }).on(
    "connection",
    (socket, request) => {
      const room = new URL(request.url ?? "", "http://server").searchParams.get("room") ?? "";
      const members = rooms.get(room) ?? new Set();
      rooms.set(room, members.add(socket));
      socket.on("close", () => members.delete(socket));
      socket.on("message", async (data: Buffer) => {
        const text = JSON.parse(data.toString()) as string;
        await store(room, text);
        const message = Buffer.from(JSON.stringify({ message: text }));
        for (const member of members) member.send(message, { binary: false });
        socket.send('{"kept":true}');
      });
    },
  );
});
