import styles from "./skeleton.module.css";

export function Skeleton({ shape }: { shape: "text" | "short" | "title" | "cover" }) {
  const classes = [styles.bone, styles[shape]];
  if (shape === "short") classes.push(styles.text);
  return <span className={classes.join(" ")} aria-hidden="true" />;
}
