import { lazy, Suspense, useEffect, useState } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import styles from "./map-panel.module.css";

const t = translator("shell", shell);

/** A panel whose code can't be had must not take the page with it. */
const CantonExplorer = lazy(() =>
  import("./canton-explorer").then(
    (module) => ({ default: module.CantonExplorer }),
    () => ({ default: () => <p className={styles.unavailable}>{t("map.unavailable")}</p> }),
  ),
);

export type MapPanelProps = {
  /** The address that answers with the cantons. */
  source: string;
  canSeeFigures: boolean;
  /** The canton that the page itself is about. */
  pageCode?: string | undefined;
};

/** Drawing, code and figures are fetched only where the panel is visible, into a space kept free. */
export function MapPanel({ source, canSeeFigures, pageCode }: MapPanelProps) {
  const isVisible = useWideScreen();
  const cantons = useCantons(isVisible ? source : null, canSeeFigures);
  const place = <div className={styles.place} />;
  return (
    <aside className={styles.panel} aria-labelledby="map-panel-title">
      <h2 id="map-panel-title" className={styles.title}>
        {t("map.title")}
      </h2>
      {isVisible ? (
        <Suspense fallback={place}>
          <CantonExplorer cantons={cantons} canSeeFigures={canSeeFigures} pageCode={pageCode} />
        </Suspense>
      ) : (
        place
      )}
    </aside>
  );
}

/** What was answered before the member's rights changed counts no more. */
type Answer = { canSeeFigures: boolean; cantons: CantonSummary[] };

/** Null until they are here; empty when they could not be had. Not a navigation, so no fetcher of the router. */
function useCantons(source: string | null, canSeeFigures: boolean): CantonSummary[] | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (source === null) return;
    const request = new AbortController();
    fetch(source, { headers: { Accept: "application/json" }, signal: request.signal })
      .then((response) => response.json() as Promise<{ cantons: CantonSummary[] }>)
      .then(({ cantons }) => setAnswer({ canSeeFigures, cantons }))
      .catch(() => request.signal.aborted || setAnswer({ canSeeFigures, cantons: [] }));
    return () => request.abort();
  }, [source, canSeeFigures]);
  return answer?.canSeeFigures === canSeeFigures ? answer.cantons : null;
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
