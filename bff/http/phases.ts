import type { FastifyInstance } from "fastify";
import { ServiceError } from "../errors.ts";

export type Phase = "starting" | "running" | "stopping";

export function addPhases(app: FastifyInstance, phase: () => Phase): void {
  app.addHook("onRequest", async (request) => {
    const isHealth = request.url === "/healthz" || request.url === "/readyz";
    if (phase() === "starting" && !isHealth) {
      throw new ServiceError("unavailable", { retryAfterSeconds: 2 });
    }
  });
  app.addHook("onSend", async (_request, reply) => {
    // A keep-alive connection would keep the process alive.
    if (phase() === "stopping") reply.header("connection", "close");
  });
}
