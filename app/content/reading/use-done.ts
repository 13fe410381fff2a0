import { startTransition, useEffect, useState } from "react";
import { to } from "~/i18n/paths";
import { whenIdle } from "~/pwa/when-idle";
import type { ContentCard, ContentKind, Done } from "../schema";

type Cards = readonly ContentCard[] | null;

/**
 * Cards of a page that is the same for all its readers. The member's "done" marks are loaded afterwards,
 * and left out if loading fails.
 * @param isUnread true if the list shows only unfinished items: nothing is loaded
 */
export function useDone({ name }: ContentKind, cards: Cards, isUnread = false): Cards {
  const [known, setKnown] = useState<Done | null>(null);
  useEffect(() => {
    if (isUnread) return;
    let isGone = false;
    const ask = async () => {
      const answer = await fetch(to(`/app/done?type=${name}`), { redirect: "manual" });
      const found = answer.ok ? ((await answer.json()) as Done) : null;
      if (!isGone) startTransition(() => setKnown(found));
    };
    const cancel = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      isGone = true;
      cancel();
      setKnown(null);
    };
  }, [name, isUnread]);
  return known && cards ? cards.map((card) => withMark(card, known)) : cards;
}

const withMark = (card: ContentCard, { done, mark }: Done): ContentCard =>
  done.includes(card.id) ? { ...card, done: mark } : card;
