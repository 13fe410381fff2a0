import type { FastifyInstance } from "fastify";
import { ServiceError } from "../errors.ts";

/** `starting` until the schema is there, `stopping` once the process is to end. */
export type Phase = "starting" | "running" | "stopping";

/** Refuses work until it can be done, and lets go of connections before the end. */
export function addPhases(app: FastifyInstance, phase: () => Phase): void {
  app.addHook("onRequest", async (request) => {
    const isHealth = request.url === "/healthz" || request.url === "/readyz";
    if (phase() === "starting" && !isHealth) {
      throw new ServiceError("unavailable", { retryAfterSeconds: 2 });
    }
  });
  app.addHook("onSend", async (_request, reply) => {
    // A connection kept alive would keep a stopping process alive too.
    if (phase() === "stopping") reply.header("connection", "close");
  });
}
