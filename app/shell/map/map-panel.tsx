import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { CantonSummary } from "~/features/cantons/cantons.server";
import { shell } from "~/shell/words";
import { translator } from "~/i18n/translator";
import { MAP_CREDIT } from "~/i18n/pt-BR/switzerland/map-credit";
import { ownKey } from "~/session/owner";
import text from "~/ui/text/text.module.css";
import type { Cantons } from "./canton-explorer";
import styles from "./map-panel.module.css";

const t = translator("shell", shell);

/** If the panel's code fails to load, the page must survive. */
const CantonExplorer = lazy(() =>
  import("./canton-explorer").then(
    (module) => ({ default: module.CantonExplorer }),
    () => ({
      default: () => <p className={`${text.small} ${text.faint}`}>{t("map.unavailable")}</p>,
    }),
  ),
);

export const MAP_PANEL_ID = "map-panel-title";

export type MapPanelProps = {
  source: string;
  canSeeFigures: boolean;
  chosenCode: string | null;
  pageCode?: string | undefined;
};

/** A member who tries several cantons saves only the last one. */
const STILL_MS = 600;

let pending: { source: string; code: string | null } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  if (!pending) return;
  const { source, code } = pending;
  pending = null;
  const body = new URLSearchParams({ canton: code ?? "" });
  fetch(source, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

function saveMapCanton(source: string, code: string | null): void {
  if (!pending) window.addEventListener("pagehide", send, { once: true });
  pending = { source, code };
  clearTimeout(timer);
  timer = setTimeout(send, STILL_MS);
}

export function MapPanel({ source, canSeeFigures, chosenCode, pageCode }: MapPanelProps) {
  const isVisible = useWideScreen();
  const { cantons, ask } = useCantons(source, isVisible, canSeeFigures);
  const title = useRef<HTMLHeadingElement>(null);
  // The button disappears; focus stays in the panel.
  const retry = () => {
    title.current?.focus();
    ask();
  };
  const place = <div className={styles.place} />;
  return (
    <aside className={styles.panel} aria-labelledby={MAP_PANEL_ID}>
      <h2 id={MAP_PANEL_ID} ref={title} tabIndex={-1} className={styles.title}>
        {t("map.title")}
      </h2>
      {isVisible ? (
        <Suspense fallback={place}>
          <CantonExplorer
            cantons={cantons}
            onRetry={retry}
            canSeeFigures={canSeeFigures}
            chosenCode={chosenCode}
            onChoose={(code) => saveMapCanton(source, code)}
            pageCode={pageCode}
          />
        </Suspense>
      ) : (
        place
      )}
      <p className={`${text.small} ${text.faint} ${styles.credit}`}>{MAP_CREDIT}</p>
    </aside>
  );
}

let loaded: { key: string; list: Promise<CantonSummary[]> } | null = null;

/**
 * The cantons of the map, loaded once per member and tier while the page lives. After a failure, the next
 * call loads again.
 * @param source the address that returns them
 */
function loadCantons(source: string, canSeeFigures: boolean): Promise<CantonSummary[]> {
  const key = ownKey(`${source}:${canSeeFigures}`);
  if (loaded?.key === key) return loaded.list;
  const list = fetchCantons(source);
  loaded = { key, list };
  list.catch(() => {
    if (loaded?.list === list) loaded = null;
  });
  return list;
}

async function fetchCantons(source: string): Promise<CantonSummary[]> {
  const response = await fetch(source, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The cantons were answered with ${response.status}`);
  const { cantons } = (await response.json()) as { cantons: CantonSummary[] };
  return cantons;
}

/** An answer from before the member's rights changed is dropped. */
type Answer = { canSeeFigures: boolean; cantons: Cantons };

/**
 * Not a navigation, so the router's fetchers are not used. A paying member's cantons are loaded at login on
 * any screen width; other members' where the panel is visible.
 */
function useCantons(source: string, isVisible: boolean, canSeeFigures: boolean) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isRequested = isVisible || canSeeFigures;
  const load = useCallback(() => {
    let isGone = false;
    const finish = (cantons: Cantons) => isGone || setAnswer({ canSeeFigures, cantons });
    if (isRequested) loadCantons(source, canSeeFigures).then(finish, () => finish("failed"));
    return () => void (isGone = true);
  }, [source, isRequested, canSeeFigures]);
  useEffect(load, [load]);
  const ask = () => {
    setAnswer(null);
    load();
  };
  const cantons: Cantons = answer?.canSeeFigures === canSeeFigures ? answer.cantons : "loading";
  return { cantons, ask };
}

function useWideScreen(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const query = matchMedia("(min-width: 1200px)");
    const follow = () => setIsWide(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isWide;
}
