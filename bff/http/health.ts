import type { FastifyInstance } from "fastify";

export type HealthDeps = {
  dependencies: ReadonlyArray<() => Promise<unknown>>;
  isStopping: () => boolean;
  elapsedMs: () => number;
};

const CACHED_MS = 2_000;
/** Short, so that a waiting start script sees readiness at once. */
const NOT_READY_CACHED_MS = 100;
const CHECK_MS = 1_500;

/** `/healthz`: the process runs. `/readyz`: it can also do its work. Neither discloses more. */
export async function health(app: FastifyInstance, deps: HealthDeps): Promise<void> {
  const { dependencies, isStopping, elapsedMs } = deps;
  let last = { untilMs: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) };

  function isReady(): Promise<boolean> {
    if (elapsedMs() < last.untilMs) return last.ready;
    const requested = { untilMs: elapsedMs() + CACHED_MS, ready: allAnswer(dependencies) };
    void requested.ready.then((ready) => {
      if (!ready)
        requested.untilMs = Math.min(requested.untilMs, elapsedMs() + NOT_READY_CACHED_MS);
    });
    last = requested;
    return requested.ready;
  }

  app.get("/healthz", { logLevel: "silent" }, async () => ({ status: "ok" }));

  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const ready = !isStopping() && (await isReady());
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .headers(ready ? {} : { "retry-after": "1" })
      .send({ status: ready ? "ok" : "unavailable" });
  });
}

async function allAnswer(dependencies: HealthDeps["dependencies"]): Promise<boolean> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("A dependency is slow")), CHECK_MS).unref();
  });
  const pending = Promise.all(dependencies.map((ask) => ask()));
  return Promise.race([pending, late]).then(
    () => true,
    () => false,
  );
}
