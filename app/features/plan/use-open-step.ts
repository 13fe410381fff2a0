import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, type RefCallback } from "react";

const PREFIX = "passo-";
const LINES = `li[id^="${PREFIX}"]`;

/** Id of a step's line. Editors write the key; an id has no spaces. */
export const stepLineId = (key: string): string => PREFIX + key.replaceAll(/\s+/g, "-");

const hashOf = ({ id }: Element) => `#${encodeURIComponent(id)}`;

const findLine = (page: Element, hash: string): Element | null =>
  [...page.querySelectorAll(LINES)].find((line) => hashOf(line) === hash) ?? null;

/** Not by the router, which would load the page again. Its own state of the entry stays. */
function writeHash(hash: string): void {
  const { pathname, search, hash: shown } = window.location;
  if (shown === hash) return;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}

function openLine(line: Element): void {
  // Steps that are done are in a list that opens too.
  const around = line.parentElement?.closest("details");
  for (const details of [around, line.querySelector("details")]) if (details) details.open = true;
}

function isInSight(line: Element): boolean {
  const { top, bottom } = line.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function followToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  // A step has parts that open too.
  const line = target.parentElement;
  if (!line?.matches(LINES)) return;
  if (target.open) writeHash(hashOf(line));
  else if (window.location.hash === hashOf(line)) writeHash("");
}

/** Of several open steps, the one whose link is followed is the one to come back to. */
function followClick({ target }: Event): void {
  const line = target instanceof Element ? target.closest("a")?.closest(LINES) : null;
  if (line) writeHash(hashOf(line));
}

/**
 * Writes the open step into the address, and opens the step of the address, so that back and reload find it
 * open.
 * @returns for the element around all steps
 */
export function useOpenStep(): RefCallback<HTMLElement> {
  const location = useLocation();
  const shown = useRef<HTMLElement | null>(null);
  // A ref is set before the router restores the scroll position, which needs the height of the open step.
  const ref = useCallback(
    (page: HTMLElement | null) => {
      shown.current = page;
      const line = page && findLine(page, location.hash);
      if (line) openLine(line);
    },
    [location],
  );
  useEffect(() => {
    const line = shown.current && findLine(shown.current, location.hash);
    if (line && !isInSight(line)) line.scrollIntoView();
  }, [location]);
  useEffect(() => {
    const page = shown.current;
    // The toggle event does not bubble.
    page?.addEventListener("toggle", followToggle, true);
    page?.addEventListener("click", followClick, true);
    return () => {
      page?.removeEventListener("toggle", followToggle, true);
      page?.removeEventListener("click", followClick, true);
    };
  }, []);
  return ref;
}
