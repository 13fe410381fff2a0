import { method } from "../../../bff/signalr/hub/hub.ts";
import { createSignalRServer } from "../../../bff/signalr/signalr-server.ts";
import { serveContender } from "../server-process.ts";

const anything = (args: readonly unknown[]) => args;

await serveContender((http, store) => {
  const server = createSignalRServer({
    origins: [],
    options: { maxConnectionsPerUser: Infinity },
    hubs: [
      {
        path: "/chat",
        authenticate: async () => ({ userId: "anybody" }),
        connected: ({ caller, groups }) =>
          groups.add(caller.connectionId, caller.query.get("room") ?? ""),
        methods: {
          Send: method(anything, async ([text], { caller, clients }) => {
            const room = caller.query.get("room") ?? "";
            await store(room, String(text));
            await clients.group(room).send("message", text);
          }),
        },
      },
    ],
  });
  http.on("request", (request, response) => void server.handle(request, response));
  http.on("upgrade", (request, socket, head) => void server.upgrade(request, socket, head));
});
