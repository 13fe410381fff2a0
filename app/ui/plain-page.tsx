import type { ReactNode, Ref } from "react";
import { Button } from "~/ui/action/button";
import { Landscape } from "~/ui/media/landscape";
import { Logo } from "~/ui/media/logo";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import styles from "./plain-page.module.css";

type PlainHeaderProps = { homeTo: string; homeLabel: string; loginLabel: string };

type PlainPageProps = PlainHeaderProps & {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function PlainHeader({ homeTo, homeLabel, loginLabel }: PlainHeaderProps) {
  return (
    <header className={styles.header}>
      <PageLink to={homeTo} className={text.tap} aria-label={homeLabel}>
        <Logo />
      </PageLink>
      <Button to="/login" variant="outline" size="sm">
        {loginLabel}
      </Button>
    </header>
  );
}

export function PlainPage({ title, headingRef, children, ...header }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <PlainHeader {...header} />
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
