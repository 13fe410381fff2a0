import { useEffect, useMemo, useRef, useState } from "react";
import { askSharedPages } from "../ask-chat";
import type { ChatMessage } from "../chat";
import { MAX_SHARED_PAGES, pagesIn, type SharedPage } from "../shared-pages";

/**
 * Fetched after rendering, newest first, each once.
 * @param origin of the portal
 */
export function useSharedPages(
  messages: readonly Pick<ChatMessage, "message">[],
  origin: string,
): ReadonlyMap<string, SharedPage> {
  const [known, setKnown] = useState<ReadonlyMap<string, SharedPage>>(new Map());
  const asked = useRef(new Set<string>());
  const named = useMemo(
    () => messages.flatMap(({ message }) => pagesIn(message, origin)).map(({ path }) => path),
    [messages, origin],
  );

  useEffect(() => {
    const isNew = (path: string) => !asked.current.has(path);
    const fresh = [...new Set(named.filter(isNew))].slice(-MAX_SHARED_PAGES);
    if (fresh.length === 0) return;
    for (const path of fresh) asked.current.add(path);
    void askSharedPages(fresh).then((found) => {
      if (found) setKnown((before) => new Map([...before, ...found.map(byPath)]));
      else for (const path of fresh) asked.current.delete(path);
    });
  }, [named]);

  return known;
}

const byPath = (page: SharedPage) => [page.path, page] as const;
