import {
  type LoaderFunctionArgs,
  type ServerBuild,
  createRequestHandler,
  type AppLoadContext,
} from "@remix-run/node";

type LoadedValue = NonNullable<unknown> | null;
export type Outcome = { isThrown: false; value: LoadedValue } | { isThrown: true; value: unknown };
export type LoaderOutcomes = ReadonlyMap<string, Outcome>;

export type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

async function outcomeOf(route: ServerRoute, args: LoaderFunctionArgs): Promise<Outcome> {
  try {
    return { isThrown: false, value: (await route.module.loader?.(args)) ?? null };
  } catch (thrown) {
    return { isThrown: true, value: thrown };
  }
}

/** Runs the loaders of these routes in parallel, as Remix would; each has its own guard. */
export async function runLoaders(
  routes: readonly ServerRoute[],
  request: Request,
  params: LoaderFunctionArgs["params"],
): Promise<LoaderOutcomes> {
  const withLoader = routes.filter(({ module }) => module.loader);
  const args = { request, params, context: {} };
  const outcomes = await Promise.all(withLoader.map((route) => outcomeOf(route, args)));
  return new Map(withLoader.map(({ id }, n) => [id, outcomes[n] as Outcome]));
}

export type Loaded = {
  data: ReadonlyMap<string, unknown>;
  status: number;
  /** Sent only to this reader, never cached. */
  cookies: readonly string[];
};

const CACHED_STATUS: ReadonlySet<number> = new Set([200, 402]);

type DataWithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

function isWithInit(value: unknown): value is DataWithInit {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "DataWithResponseInit"
  );
}

/** Null if a loader threw, redirected, failed, or set headers other than cookies. */
export function readLoaded(outcomes: LoaderOutcomes): Loaded | null {
  const data = new Map<string, unknown>();
  const cookies: string[] = [];
  let status = 200;
  for (const [id, { isThrown, value }] of outcomes) {
    if (isThrown || value instanceof Response) return null;
    if (!isWithInit(value)) {
      data.set(id, value);
      continue;
    }
    const headers = new Headers(value.init?.headers);
    cookies.push(...headers.getSetCookie());
    headers.delete("Set-Cookie");
    if ([...headers.keys()].length > 0) return null;
    status = value.init?.status ?? status;
    data.set(id, value.data);
  }
  return CACHED_STATUS.has(status) ? { data, status, cookies } : null;
}

export type Replay = (request: Request, outcomes: LoaderOutcomes) => Promise<Response>;

export function createReplay(build: ServerBuild): Replay {
  const input = new WeakMap<AppLoadContext, LoaderOutcomes>();

  function withReplayedLoader(route: ServerRoute): ServerRoute {
    if (!route.module.loader) return route;
    const loader = ({ context }: { context: AppLoadContext }) => {
      const outcome: Outcome | undefined = input.get(context)?.get(route.id);
      if (!outcome) throw new Error(`The loader of ${route.id} did not run`);
      if (outcome.isThrown) throw outcome.value;
      return outcome.value;
    };
    return { ...route, module: { ...route.module, loader } };
  }

  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route && withReplayedLoader(route)]),
  );
  const handle = createRequestHandler({ ...build, routes }, "production");
  return (request, outcomes) => {
    const context: AppLoadContext = {};
    input.set(context, outcomes);
    return handle(request, context);
  };
}
