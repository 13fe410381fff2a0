import {
  memo,
  Suspense,
  useDeferredValue,
  type ComponentType,
  type Context,
  type FunctionComponent,
  type ReactNode,
  createElement,
  lazy,
  useEffect,
} from "react";
import { replayEarlyInput } from "./form/early-input";

/** Result for code that failed to load: React waits and keeps the server's markup. */
const never = new Promise<never>(() => {});

/**
 * A part whose code loads after the page. If loading fails (offline, or after a new version), the server's
 * markup stays, and a browser-rendered page omits the part. A failed part must not break the page. Has a
 * `Suspense` of its own.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props>;
export function late(load: () => Promise<ComponentType>): FunctionComponent {
  return lazy(() =>
    load().then(
      (part) => ({ default: withEarlyInput(part) }),
      () => never,
    ),
  );
}

function withEarlyInput(Part: ComponentType): FunctionComponent {
  return function LatePart(props) {
    useEffect(replayEarlyInput, []);
    return createElement(Part, props);
  };
}

/**
 * A lazy part in its own boundary, whose data may change before its code loads; React would then remove the
 * server's markup. Only new data renders it again, and that waits for its code.
 * @param Fallback shown meanwhile on a page that the browser renders
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): FunctionComponent<Props> {
  return inBoundary(late(load), Fallback);
}

export function inBoundary<Props extends object>(
  Part: ComponentType<Props>,
  Fallback?: ComponentType<Props>,
): FunctionComponent<Props> {
  const Drawn: FunctionComponent<Props> = (shown) => (
    <Suspense fallback={Fallback && <Fallback {...shown} />}>
      <Part {...shown} />
    </Suspense>
  );
  const Boundary = memo<Props>(Drawn);
  return function Later(props: Props) {
    return <Boundary {...useDeferredValue(props)} />;
  };
}

type LazyContextProps<Value> = { context: Context<Value>; value: Value; children: ReactNode };

/**
 * A context above lazy parts. To React, a new value counts as new data for each of them, even if unused.
 */
export function LazyContext<Value>({ context, value, children }: LazyContextProps<Value>) {
  return <context.Provider value={useDeferredValue(value)}>{children}</context.Provider>;
}
