/**
 * Protocol of a contender's clients, byte by byte. All use the same plain sockets, so that no client costs
 * more.
 */
export type Contender = {
  name: string;
  server: string;
  path(room: string): string;
  greetings: readonly string[];
  write(text: string, serial: number): string;
  kindOf(data: Buffer): "message" | "acknowledged" | "ping" | "other";
  pong?: string;
};

const END = "\u001e";

const codeOf = (character: string) => character.charCodeAt(0);
const [ONE, TWO, THREE, FOUR] = [..."1234"].map(codeOf);

export const contenders: Record<"signalr" | "socketIo" | "bareWs", Contender> = {
  signalr: {
    name: "**bff/signalr**",
    server: "servers/signalr.ts",
    path: (room) => `/chat?room=${room}`,
    greetings: [`{"protocol":"json","version":1}${END}`],
    write: (text, serial) =>
      `${JSON.stringify({ type: 1, target: "Send", invocationId: String(serial), arguments: [text] })}${END}`,
    kindOf(data) {
      const type = data[`{"type":`.length];
      if (type === ONE) return "message";
      return type === THREE ? "acknowledged" : "other";
    },
  },
  socketIo: {
    name: "socket.io",
    server: "servers/socket-io.ts",
    path: (room) => `/socket.io/?EIO=4&transport=websocket&room=${room}`,
    greetings: ["", "40"],
    write: (text, serial) => `42${serial}${JSON.stringify(["send", text])}`,
    kindOf(data) {
      if (data[0] === TWO) return "ping";
      if (data[0] !== FOUR) return "other";
      if (data[1] === TWO) return "message";
      return data[1] === THREE ? "acknowledged" : "other";
    },
    pong: "3",
  },
  bareWs: {
    name: "bare ws",
    server: "servers/bare-ws.ts",
    path: (room) => `/?room=${room}`,
    greetings: [],
    write: (text) => JSON.stringify(text),
    kindOf: (data) => (data[2] === codeOf("m") ? "message" : "acknowledged"),
  },
};
