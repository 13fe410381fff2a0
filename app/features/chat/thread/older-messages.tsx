import { useEffect, useRef, useState } from "react";
import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import styles from "./message-log.module.css";

const t = translator("chat", words);

const AHEAD = "240px 0px 0px";

type OlderMessagesProps = { load: () => Promise<void> };

export function OlderMessages({ load }: OlderMessagesProps) {
  const [isLoading, setLoading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(() => {});

  useEffect(() => {
    ask.current = () => {
      if (isLoading) return;
      setLoading(true);
      void load().finally(() => setLoading(false));
    };
  }, [isLoading, load]);

  useEffect(() => {
    const box = place.current;
    if (!box || isLoading) return;
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
    };
    const root = box.closest("[data-scroller]");
    const observer = new IntersectionObserver(seen, { root, rootMargin: AHEAD });
    observer.observe(box);
    return () => observer.disconnect();
  }, [isLoading]);

  return (
    <div ref={place} className={styles.older}>
      <Button variant="outline" size="sm" isLoading={isLoading} onClick={() => ask.current()}>
        {t("older")}
      </Button>
    </div>
  );
}
