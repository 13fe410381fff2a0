import { useEffect, useState } from "react";
import { forumForm } from "~/features/forum/form.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import styles from "../forum.module.css";
import { areas, isPlannedArea } from "../../../../contract/shared/areas.ts";
import type { SimilarKind, SimilarText } from "./similar";

const t = translator("forum-form", forumForm);

/** A kind without a singular has its area's title. */
const singulars: Readonly<Partial<Record<SimilarKind, string>>> = forumForm.similarKinds;
const nameOf = (kind: SimilarKind): string =>
  singulars[kind] ?? (isPlannedArea(kind) ? areas[kind].title : kind);

const IDLE_MS = 600;
const MAX_DELAY_MS = 5_000;

async function askSimilar(title: string): Promise<SimilarText[]> {
  try {
    const path = `${to("/app/forum/similar")}?${new URLSearchParams({ title })}`;
    const answer = await fetch(path, { signal: AbortSignal.timeout(MAX_DELAY_MS) });
    const isOurs = answer.ok && answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as SimilarText[]) : [];
  } catch {
    return [];
  }
}

export function SimilarTexts({ title }: { title: string }) {
  const [found, setFound] = useState<{ title: string; texts: SimilarText[] } | null>(null);
  useEffect(() => {
    if (title.trim() === "") return;
    let isGone = false;
    const timer = window.setTimeout(() => {
      void askSimilar(title).then((texts) => {
        if (!isGone) setFound({ title, texts });
      });
    }, IDLE_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [title]);
  const texts = (title.trim() !== "" && found?.texts) || [];
  return (
    <div aria-live="polite">
      {texts.length > 0 && (
        <section className={styles.preview} aria-label={t("similar")}>
          <h2 className={text.large}>{t("similar")}</h2>
          <ul className={layout.stack}>
            {texts.map(({ kind, title: name, path, isSolved }) => (
              <li key={path}>
                <span className={styles.similarKind}>
                  {nameOf(kind)}
                  {isSolved && ` · ✓ ${t("similarSolved")}`}
                </span>{" "}
                <SmartLink to={path} target="_blank" className={`${text.link} ${text.tap}`}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
