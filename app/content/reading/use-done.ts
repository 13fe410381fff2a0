import { startTransition, useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import { whenIdle } from "~/pwa/when-idle";
import type { ContentKind } from "../content-kind";
import type { Done } from "../done";
import type { ContentCard } from "../schema";

type Cards = readonly ContentCard[] | null;

/**
 * Cards of a page that is the same for all who may read it; a word on those that this member has done with
 * comes after it, and not at all while nobody can say.
 */
export function useDone({ name }: ContentKind, cards: Cards): Cards {
  const [known, setKnown] = useState<Done | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const { signal } = leaving;
      const answer = await fetch(to(`/app/done?type=${name}`), { redirect: "manual", signal });
      const found = answer.ok ? ((await answer.json()) as Done) : null;
      startTransition(() => setKnown(found));
    };
    const callOff = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      callOff();
      leaving.abort();
      setKnown(null);
    };
  }, [name]);
  if (!known || !cards) return cards;
  const { done, mark } = known;
  return cards.map((card) =>
    done.includes(card.id) ? { ...card, marks: [...(card.marks ?? []), mark] } : card,
  );
}
