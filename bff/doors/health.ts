import type { FastifyInstance } from "fastify";

export interface HealthDeps {
  /** Each resolves when what it asks is there. */
  dependencies: ReadonlyArray<() => Promise<unknown>>;
  /** True once the process has begun to stop. */
  isStopping: () => boolean;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
}

const cachedMs = 2_000;
const checkMs = 1_500;

/** `/healthz`: the process runs. `/readyz`: it can also do its work. Neither tells more than that. */
export async function health(app: FastifyInstance, deps: HealthDeps): Promise<void> {
  const { dependencies, isStopping, elapsedMs } = deps;
  let last = { at: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) };

  function isReady(): Promise<boolean> {
    if (elapsedMs() - last.at >= cachedMs) {
      last = { at: elapsedMs(), ready: allAnswer(dependencies) };
    }
    return last.ready;
  }

  app.get("/healthz", { logLevel: "silent" }, async () => ({ status: "ok" }));

  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const ready = !isStopping() && (await isReady());
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ok" : "unavailable" });
  });
}

async function allAnswer(dependencies: HealthDeps["dependencies"]): Promise<boolean> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("A dependency is slow")), checkMs).unref();
  });
  const asked = Promise.all(dependencies.map((ask) => ask()));
  return Promise.race([asked, late]).then(
    () => true,
    () => false,
  );
}
