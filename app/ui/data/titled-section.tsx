import type { ReactNode } from "react";
import text from "~/ui/text/text.module.css";
import styles from "./titled-section.module.css";

type TitledSectionProps = {
  title: ReactNode;
  titleId: string;
  id?: string;
  children: ReactNode;
};

export function TitledSection({ title, titleId, id, children }: TitledSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <h2 id={titleId} className={text.large}>
        {title}
      </h2>
      {children}
    </section>
  );
}
