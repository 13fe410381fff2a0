import { useEffect, useRef } from "react";
import { Button } from "~/ui/action/button";
import { NamedIcon } from "~/ui/media/named-icon";
import styles from "./pill-nav.module.css";

type PillNavProps = {
  label: string;
  items: {
    to: string;
    label: string;
    isCurrent: boolean;
    icon?: string | null;
  }[];
};

export function PillNav({ label, items }: PillNavProps) {
  const nav = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.to;
  // On phones the row scrolls sideways: the current item must be visible.
  useEffect(() => {
    const pill = nav.current?.querySelector("[aria-current]");
    if (!current || !nav.current || !pill) return;
    const [row, own] = [nav.current.getBoundingClientRect(), pill.getBoundingClientRect()];
    nav.current.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2);
  }, [current]);
  return (
    <nav ref={nav} className={styles.pills} aria-label={label}>
      {items.map((item) => (
        <Button
          key={item.to}
          variant="pill"
          to={item.to}
          aria-current={item.isCurrent ? "page" : undefined}
        >
          {item.icon && <NamedIcon name={item.icon} size={16} />}
          {item.label}
        </Button>
      ))}
    </nav>
  );
}
