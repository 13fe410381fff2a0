import { createElement, lazy, useEffect, type ComponentType, type FunctionComponent } from "react";
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
