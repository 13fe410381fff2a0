import { useLocation, useNavigationType } from "@remix-run/react";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { ownKey } from "./owner";

const neverChanges = () => () => {};
const nothing = () => null;

type Fields = Iterable<readonly [name: string, value: FormDataEntryValue]>;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(kept: string): FormData | null {
  try {
    const form = new FormData();
    for (const [name, value] of JSON.parse(kept) as Fields) form.append(name, String(value));
    return form;
  } catch {
    return null;
  }
}

/**
 * What this page's form held when its member last left it in this tab; null unless a step back, a step
 * forward or a reload led here. It never leaves the tab and goes with the logout.
 */
export function useTabMemory(): { left: FormData | null; keep: (fields: Fields) => void } {
  const { pathname } = useLocation();
  const isStep = useNavigationType() === "POP";
  const key = ownKey(`form:${pathname}`);
  const [readOnce] = useState(() => {
    let found: string | null | undefined;
    return () => (found === undefined ? (found = read(key)) : found);
  });
  const found = useSyncExternalStore(neverChanges, isStep ? readOnce : nothing, nothing);
  // What comes next on this page, such as an answer to the form, is no step any more.
  const [kept, setKept] = useState(found);
  if (kept === null && found !== null) setKept(found);
  const left = useMemo(() => (kept === null ? null : parse(kept)), [kept]);
  const keep = useCallback(
    (fields: Fields) => {
      try {
        sessionStorage.setItem(key, JSON.stringify([...fields]));
      } catch {
        // Then a step back finds the form as it begins.
      }
    },
    [key],
  );
  return { left, keep };
}
