import type { ReactNode, Ref } from "react";
import { Landscape } from "./landscape";
import { Logo } from "./logo";
import { PageLink } from "./page-link";
import styles from "./plain-page.module.css";

type PlainPageProps = {
  title: string;
  /** For who has to move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Where the logo leads, with its locale. */
  homeTo: string;
  homeLabel: string;
  children: ReactNode;
};

/** A page outside the portal's frame that asks for one thing: links of mails, forms for guests. */
export function PlainPage({ title, headingRef, homeTo, homeLabel, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageLink to={homeTo} className={styles.home} aria-label={homeLabel}>
          <Logo />
        </PageLink>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {children}
      </main>
      <Landscape className={styles.landscape} preserveAspectRatio="none" />
    </div>
  );
}
