import { createElement, lazy, useEffect, type ComponentType, type FunctionComponent } from "react";
import { replayEarlyInput } from "./form/early-input";

/** Of code that did not come: React waits for it and leaves what the server drew. */
const never = new Promise<never>(() => {});

/**
 * A part whose code comes after the page. Where that can't be had, without a connection or after a new
 * version, what the server drew stays as it is, and a page that the browser opened goes without: a part
 * beside the text is no reason to take the page away. Stands within a `Suspense` of its own.
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

/** The part is hydrated after the page, and its fields with it. */
function withEarlyInput(Part: ComponentType): FunctionComponent {
  return function LatePart(props) {
    useEffect(replayEarlyInput, []);
    return createElement(Part, props);
  };
}
