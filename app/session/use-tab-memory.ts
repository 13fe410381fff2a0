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
 * The form values from the member's last visit to this page in this tab; null unless they return by back,
 * forward or reload. The values never leave the tab, and a logout deletes them.
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
  // A later update of this page, such as a form's answer, is not a return.
  const [kept, setKept] = useState(found);
  if (kept === null && found !== null) setKept(found);
  const left = useMemo(() => (kept === null ? null : parse(kept)), [kept]);
  const keep = useCallback(
    (fields: Fields) => {
      try {
        sessionStorage.setItem(key, JSON.stringify([...fields]));
      } catch {
        // If storage fails, a return shows the initial form.
      }
    },
    [key],
  );
  return { left, keep };
}
