import { Button } from "./button";
import styles from "./pill-nav.module.css";

type PillNavProps = {
  label: string;
  items: { to: string; label: string; isCurrent: boolean }[];
};

/** Filter chips that are links: they work without JavaScript and can be opened in a new tab. */
export function PillNav({ label, items }: PillNavProps) {
  return (
    <nav className={styles.pills} aria-label={label}>
      {items.map((item) => (
        <Button
          key={item.to}
          variant="pill"
          to={item.to}
          aria-current={item.isCurrent ? "page" : undefined}
        >
          {item.label}
        </Button>
      ))}
    </nav>
  );
}
