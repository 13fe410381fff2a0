import styles from "./avatar.module.css";

/** "Maria da Silva" → "MS" */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0)?.at(0) ?? "";
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? "") : "";
  return (first + last).toLocaleUpperCase("pt-BR");
}

const addressOf = (picture: string) =>
  picture.startsWith("/") ? picture : `/media/${picture}?size=avatar`;

type AvatarProps = {
  name: string;
  /** Id of the picture, or the path of one of the portal's own; without it, the initials. */
  picture?: string | null;
  size?: "sm" | "md" | "lg" | "xl";
};

/** Decorative: the name is beside it or labels the control around it. */
export function Avatar({ name, picture, size = "md" }: AvatarProps) {
  return (
    <span
      className={size === "md" ? styles.avatar : `${styles.avatar} ${styles[size]}`}
      aria-hidden="true"
    >
      {picture ? <img src={addressOf(picture)} alt="" width="192" height="192" /> : initials(name)}
    </span>
  );
}
