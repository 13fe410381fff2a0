import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { ButtonsSection } from "./buttons-section";
import { DataSection } from "./data-section";
import { FieldsSection } from "./fields-section";
import { FoundationSection } from "./foundation-section";
import { t } from "./gallery-words";
import { LayersSection } from "./layers-section";
import { MessagesSection } from "./messages-section";
import { NavigationSection } from "./navigation-section";
import styles from "./ui-gallery-page.module.css";
import { WaitingSection } from "./waiting-section";

const sections = [
  "foundation",
  "buttons",
  "fields",
  "navigation",
  "layers",
  "messages",
  "waiting",
  "data",
] as const;
const themes = ["auto", "light", "dark"] as const;

/** Visual tests take screenshots of this page. */
export function UiGalleryPage({ theme }: { theme: (typeof themes)[number] }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <Form method="post" action={to("/theme")} preventScrollReset>
          <input type="hidden" name="redirect" value={to("/ui")} />
          <div role="group" aria-label={t("theme")} className={styles.themes}>
            {themes.map((name) => (
              <Button
                key={name}
                type="submit"
                variant="pill"
                name="theme"
                value={name}
                aria-pressed={name === theme}
              >
                {t(`themes.${name}`)}
              </Button>
            ))}
          </div>
        </Form>
        <nav aria-label={t("sections")} className={styles.sections}>
          {sections.map((id) => (
            <a key={id} href={`#${id}`}>
              {t(`${id}.title`)}
            </a>
          ))}
        </nav>
      </header>
      <FoundationSection />
      <ButtonsSection />
      <FieldsSection />
      <NavigationSection />
      <LayersSection />
      <MessagesSection />
      <WaitingSection />
      <DataSection />
    </main>
  );
}
