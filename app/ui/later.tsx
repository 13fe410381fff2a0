import {
  memo,
  Suspense,
  useDeferredValue,
  type ComponentType,
  type FunctionComponent,
} from "react";
import { late } from "./late";

/**
 * A late part in a boundary of its own, whose data may change before its code came: React would take away
 * what the server drew. Nothing but new data draws it anew, and that waits for its code.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = late(load);
  const Drawn: FunctionComponent<Props> = (shown) => (
    <Suspense>
      <Part {...shown} />
    </Suspense>
  );
  const Boundary = memo<Props>(Drawn);
  return function Later(props: Props) {
    return <Boundary {...useDeferredValue(props)} />;
  };
}
