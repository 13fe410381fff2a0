import { useEffect, useState, type ComponentType } from "react";
import { IconPlaceholder } from "./icon-placeholder";
import styles from "./named-icon.module.css";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type NamedIconProps = { name: string; size?: number };

type Drawing = ComponentType<Required<NamedIconProps> & { className: string }>;

/**
 * An icon chosen by an editor, always decorative. A dot reserves its space until it has loaded; the dot
 * stays without scripts, for unknown names, and if the icon service is unavailable.
 */
export function NamedIcon({ name, size = 18 }: NamedIconProps) {
  const [Drawn, setDrawn] = useState<Drawing | null>(null);
  const isName = NAME.test(name);

  useEffect(() => {
    if (!isName) return;
    let isGone = false;
    import("./icon-drawing").then(
      ({ IconDrawing }) => isGone || setDrawn(() => IconDrawing),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isName]);

  return (
    <span className={styles.place} aria-hidden="true">
      {Drawn && isName ? (
        <Drawn name={name} size={size} className={styles.icon ?? ""} />
      ) : (
        <IconPlaceholder size={size} />
      )}
    </span>
  );
}
