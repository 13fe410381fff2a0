import type { ReactNode } from "react";
import { Logo } from "./logo";
import { PageLink } from "./page-link";
import styles from "./plain-page.module.css";

type PlainPageProps = {
  title: string;
  /** Where the logo leads, with its locale. */
  homeTo: string;
  homeLabel: string;
  children: ReactNode;
};

/** A page outside the portal's frame that asks for one thing: links of mails, forms for guests. */
export function PlainPage({ title, homeTo, homeLabel, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <PageLink to={homeTo} className={styles.home} aria-label={homeLabel}>
          <Logo />
        </PageLink>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
