import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Outcome, Outcomes, ServerRoute } from "./outcomes";

export type Replay = (request: Request, outcomes: Outcomes) => Promise<Response>;

export function createReplay(build: ServerBuild): Replay {
  const given = new WeakMap<AppLoadContext, Outcomes>();

  function replayed(route: ServerRoute): ServerRoute {
    if (!route.module.loader) return route;
    const loader = ({ context }: { context: AppLoadContext }) => {
      const outcome: Outcome | undefined = given.get(context)?.get(route.id);
      if (!outcome) throw new Error(`The loader of ${route.id} did not run`);
      if (outcome.isThrown) throw outcome.value;
      return outcome.value;
    };
    return { ...route, module: { ...route.module, loader } };
  }

  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && replayed(route)]),
  );
  const handle = createRequestHandler({ ...build, routes }, "production");
  return (request, outcomes) => {
    const context: AppLoadContext = {};
    given.set(context, outcomes);
    return handle(request, context);
  };
}
