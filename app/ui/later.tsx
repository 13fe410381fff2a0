import {
  memo,
  Suspense,
  useDeferredValue,
  type ComponentType,
  type Context,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { late } from "./late";

/**
 * A late part in a boundary of its own, whose data may change before its code came: React would take away
 * what the server drew (#421). Nothing but new data draws it anew, and that waits for its code.
 * @param Waiting stands in its place on a page that the browser draws itself
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): FunctionComponent<Props> {
  return inBoundary(late(load), Waiting);
}

/** The same of a part whose code is an error of the page where it can't be had. */
export function inBoundary<Props extends object>(
  Part: ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): FunctionComponent<Props> {
  const Drawn: FunctionComponent<Props> = (shown) => (
    <Suspense fallback={Waiting && <Waiting {...shown} />}>
      <Part {...shown} />
    </Suspense>
  );
  const Boundary = memo<Props>(Drawn);
  return function Later(props: Props) {
    return <Boundary {...useDeferredValue(props)} />;
  };
}

type LaterContextProps<Value> = { context: Context<Value>; value: Value; children: ReactNode };

/** A context above late parts: to React a new value is new data for each of them, read there or not. */
export function LaterContext<Value>({ context, value, children }: LaterContextProps<Value>) {
  return <context.Provider value={useDeferredValue(value)}>{children}</context.Provider>;
}
