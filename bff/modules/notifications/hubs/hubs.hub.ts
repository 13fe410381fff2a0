import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createPostgresBackplane } from "../../../signalr/backplane/postgres-backplane.ts";
import { createSignalRServer } from "../../../signalr/signalr-server.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { followAccessChanges } from "./access-changes.hub.ts";

/**
 * Requests end before any proxy on the way times out. PostgreSQL notifies when a user may have lost access.
 * The regular check of all users covers what it cannot see, such as an expired session.
 */
const OPTIONS = { keepAliveMs: 10_000, pollTimeoutMs: 20_000, revalidateEveryMs: 60_000 };

export type HubsOptions = Pick<SliceBase, "database" | "publicOrigin" | "logger"> & {
  hubs: NonNullable<Slice["hubs"]>;
};

export async function serveHubs(
  app: FastifyInstance,
  { hubs, database, publicOrigin, logger }: HubsOptions,
): Promise<void> {
  const log = logger.child({ part: "hubs" });
  const server = createSignalRServer({
    hubs: hubs.map(({ hub }) => hub),
    origins: [publicOrigin],
    options: OPTIONS,
    log,
    backplane: createPostgresBackplane({
      channel: "portal_hubs",
      connect: database.openSession,
      query: (text, values) => database.pool.query(text, [...values]),
      log,
    }),
  });
  const accessChanges = followAccessChanges({
    connect: database.openSession,
    recheck: server.recheck,
    log,
  });

  // The protocol parses bodies itself, whatever their content type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    reply.raw.setHeader("X-Content-Type-Options", "nosniff");
    void server.handle(request.raw, reply.raw);
  };
  for (const { hub, served } of hubs) {
    const { path } = hub;
    served?.(server.clientsOf(path));
    app.all(path, answer);
    app.all(`${path}/negotiate`, answer);
  }
  app.server.on("upgrade", (request, socket, head) => void server.upgrade(request, socket, head));
  app.addHook("preClose", async () => {
    await accessChanges.close();
    await server.close();
  });
}
