import { useFetcher } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { CantonSummary } from "~/features/cantons/canton.schema";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import styles from "./map-panel.module.css";

const t = translator("shell", shell);

const CantonExplorer = lazy(() =>
  import("./canton-explorer").then((module) => ({ default: module.CantonExplorer })),
);

export type MapPanelProps = {
  /** The address that answers with the cantons. */
  source: string;
  canSeeFigures: boolean;
};

/** Drawing, code and figures are fetched only where the panel is visible, into a space kept free. */
export function MapPanel({ source, canSeeFigures }: MapPanelProps) {
  const isVisible = useWideScreen();
  const { data, load } = useFetcher<{ cantons: CantonSummary[] }>();
  useEffect(() => {
    if (isVisible) load(source);
  }, [isVisible, load, source]);
  const place = <div className={styles.place} />;
  return (
    <aside className={styles.panel} aria-labelledby="map-panel-title">
      <h2 id="map-panel-title" className={styles.title}>
        {t("map.title")}
      </h2>
      {isVisible ? (
        <Suspense fallback={place}>
          <CantonExplorer cantons={data?.cantons ?? null} canSeeFigures={canSeeFigures} />
        </Suspense>
      ) : (
        place
      )}
    </aside>
  );
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
