import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy to a server that can be cut, like a network failure or an outage. */
export type CutLine = {
  origin: string;
  /** Closes open connections and accepts no new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function startCutLine(target: URL): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let isCut = false;

  function follow(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const beyond = connect(Number(target.port), target.hostname);
    follow(socket, beyond);
    follow(beyond, socket);
    socket.pipe(beyond).pipe(socket);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      drop();
      await closed;
    },
  };
}
