import { Server } from "socket.io";
import { serveContender } from "../server-process.ts";

await serveContender((http, store) => {
  const io = new Server(http, { transports: ["websocket"], serveClient: false });
  io.on("connection", (socket) => {
    const room = String(socket.handshake.query["room"]);
    void socket.join(room);
    socket.on("send", async (text: string, acknowledge: () => void) => {
      await store(room, text);
      io.to(room).emit("message", text);
      acknowledge();
    });
  });
});
