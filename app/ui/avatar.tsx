import styles from "./avatar.module.css";

/** "Maria da Silva" → "MS" */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0)?.at(0) ?? "";
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? "") : "";
  return (first + last).toLocaleUpperCase("pt-BR");
}

/** Decorative: the name stands beside it or labels the control around it. */
export function Avatar({ name, size = "md" }: { name: string; size?: "sm" | "md" | "lg" }) {
  return (
    <span
      className={size === "md" ? styles.avatar : `${styles.avatar} ${styles[size]}`}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
