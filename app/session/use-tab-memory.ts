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

function parse(saved: string): FormData | null {
  try {
    const form = new FormData();
    for (const [name, value] of JSON.parse(saved) as Fields) form.append(name, String(value));
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
  const isHistoryVisit = useNavigationType() === "POP";
  const key = ownKey(`form:${pathname}`);
  const [readCached] = useState(() => {
    let found: string | null | undefined;
    return () => (found === undefined ? (found = read(key)) : found);
  });
  const found = useSyncExternalStore(neverChanges, isHistoryVisit ? readCached : nothing, nothing);
  // A later update of this page, such as a form's answer, is not a return.
  const [saved, setSaved] = useState(found);
  if (saved === null && found !== null) setSaved(found);
  const remembered = useMemo(() => (saved === null ? null : parse(saved)), [saved]);
  const remember = useCallback(
    (fields: Fields) => {
      try {
        sessionStorage.setItem(key, JSON.stringify([...fields]));
      } catch {
        // If storage fails, a return shows the initial form.
      }
    },
    [key],
  );
  return { left: remembered, keep: remember };
}
