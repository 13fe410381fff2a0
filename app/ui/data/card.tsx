import type { ReactNode } from "react";
import styles from "./card.module.css";

type CardProps = {
  as?: "div" | "article" | "section" | "li" | "figure";
  isPadded?: boolean;
  isInteractive?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({
  as: Element = "div",
  isPadded = false,
  isInteractive = false,
  className = "",
  children,
}: CardProps) {
  const classes = [styles.card, className];
  if (isPadded) classes.push(styles.padded);
  if (isInteractive) classes.push(styles.interactive);
  return <Element className={classes.join(" ")}>{children}</Element>;
}
