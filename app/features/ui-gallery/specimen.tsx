import type { ReactNode } from "react";
import { translator } from "~/i18n/translator";
import layout from "~/ui/layout/layout.module.css";
import { uiGallery } from "./words";
import styles from "./specimen.module.css";

export function GallerySection(props: { id: string; title: string; children: ReactNode }) {
  const headingId = `${props.id}-title`;
  return (
    <section id={props.id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

const flows = { row: layout.cluster, stack: layout.stack, columns: styles.columns };

type SpecimenProps = {
  title: string;
  flow?: keyof typeof flows;
  children: ReactNode;
};

export function Specimen({ title, flow = "row", children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{title}</h3>
      <div className={flows[flow]}>{children}</div>
    </div>
  );
}

export const t = translator("ui-gallery", uiGallery);
