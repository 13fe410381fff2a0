import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { Badge } from "~/ui/data/badge";
import { Tag } from "~/ui/data/tag";
import { LoadingLine } from "~/ui/feedback/loading-strip";
import { Alert } from "~/ui/feedback/alert";
import { Progress } from "~/ui/feedback/progress";
import { ReaderSkeleton } from "~/ui/feedback/reader-skeleton";
import { Skeleton, ListSkeleton } from "~/ui/feedback/skeleton";
import { StateMessage } from "~/ui/feedback/state-message";
import { Avatar } from "~/ui/media/avatar";
import { Spinner } from "~/ui/media/spinner";
import { Pagination } from "~/ui/navigation/pagination";
import { PillNav } from "~/ui/navigation/pill-nav";
import { Tabs } from "~/ui/navigation/tabs";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { DataSection } from "./data-section";
import { FieldsSection } from "./fields-section";
import { FoundationSection } from "./foundation-section";
import { LayersSection } from "./layers-section";
import { GallerySection, Specimen, SpecimenGrid, t } from "./specimen";
import { TextSection } from "./text-section";
import styles from "./ui-gallery-page.module.css";

const sections = [
  "foundation",
  "text",
  "buttons",
  "fields",
  "navigation",
  "layers",
  "messages",
  "waiting",
  "data",
] as const;
const themes = ["auto", "light", "dark"] as const;

const variants = ["fill", "outline", "text", "pill"] as const;
const colours = ["primary", "secondary", "tertiary"] as const;
const sizes = ["xs", "sm", "md", "lg"] as const;

function ButtonsSection() {
  return (
    <GallerySection id="buttons" title={t("buttons.title")}>
      <SpecimenGrid>
        {variants.flatMap((variant) =>
          colours.map((color) => (
            <Specimen key={`${variant}-${color}`} title={`${variant}, ${color}`}>
              {sizes.map((size) => (
                <Button key={size} variant={variant} color={color} size={size}>
                  {size}
                </Button>
              ))}
              <Button variant={variant} color={color} disabled>
                {t("buttons.disabled")}
              </Button>
              <Button variant={variant} color={color} isLoading>
                {t("buttons.loading")}
              </Button>
            </Specimen>
          )),
        )}
      </SpecimenGrid>
      <Specimen title={t("buttons.states")}>
        <Button icon="heart">{t("buttons.withIcon")}</Button>
        <Button iconAfter="arrow-right">{t("buttons.withIconAfter")}</Button>
        <Button variant="pill" aria-pressed="true">
          {t("buttons.current")}
        </Button>
        <Button to="/ui">{t("buttons.link")}</Button>
        <Button to="https://www.ch.ch" variant="outline">
          {t("buttons.outsideLink")}
        </Button>
        <Button to="/ui" disabled>
          {t("buttons.disabledLink")}
        </Button>
        <Button isWide>{t("buttons.wide")}</Button>
      </Specimen>
    </GallerySection>
  );
}

const PHOTO = "/icons/apple-touch-180.png";

function MessagesSection() {
  return (
    <GallerySection id="messages" title={t("messages.title")}>
      <Specimen title={t("messages.notices")} flow="columns">
        <Alert kind="info">{t("messages.info")}</Alert>
        <Alert kind="success" title={t("messages.successTitle")}>
          {t("messages.success")}
        </Alert>
        <Alert kind="warning" title={t("messages.warningTitle")}>
          {t("messages.warning")}
        </Alert>
        <Alert kind="error" title={t("messages.errorTitle")}>
          {t("messages.error")}
        </Alert>
      </Specimen>
      <Specimen title={t("messages.states")} flow="columns">
        <StateMessage
          kind="empty"
          title={t("messages.emptyTitle")}
          action={<Button to="/ui">{t("messages.emptyAction")}</Button>}
        >
          {t("messages.empty")}
        </StateMessage>
        <StateMessage
          kind="no-match"
          title={t("messages.noMatchTitle")}
          action={<Button variant="outline">{t("messages.noMatchAction")}</Button>}
        >
          {t("messages.noMatch")}
        </StateMessage>
        <StateMessage
          kind="error"
          title={t("messages.failedTitle")}
          action={<Button variant="outline">{t("messages.failedAction")}</Button>}
        >
          {t("messages.failed")}
        </StateMessage>
      </Specimen>
      <Specimen title={t("messages.marks")}>
        <Badge count={3} label={t("messages.unread", { count: 3 })} />
        <Badge count={128} label={t("messages.unread", { count: 128 })} />
        <Tag>{t("messages.topic")}</Tag>
        <Tag isChip>{t("messages.chip")}</Tag>
        <Avatar name={t("messages.person")} size="sm" />
        <Avatar name={t("messages.person")} />
        <Avatar name={t("messages.person")} size="lg" />
        <Avatar name={t("messages.person")} size="xl" />
        <Avatar name={t("messages.person")} picture={PHOTO} />
        <Avatar name={t("messages.person")} picture={PHOTO} size="xl" />
      </Specimen>
    </GallerySection>
  );
}

const pageLabels = {
  navigation: t("navigation.pages"),
  previous: t("navigation.previousPage"),
  next: t("navigation.nextPage"),
  page: (page: number) => t("navigation.page", { page }),
};
const filters = (["filterAll", "filterHousing", "filterWork", "filterHealth"] as const).map(
  (filter, place) => ({
    to: place === 0 ? "/ui" : `/ui?filter=${place}`,
    label: t(`navigation.${filter}`),
    isCurrent: place === 0,
  }),
);
const tabs = (["tabRule", "tabChoice", "tabChildren"] as const).map((tab) => ({
  id: tab,
  title: t(`navigation.${tab}`),
  content: <p>{t(`navigation.${tab}Text`)}</p>,
}));

function NavigationSection() {
  return (
    <GallerySection id="navigation" title={t("navigation.title")}>
      <Specimen title={t("navigation.filters")} flow="stack">
        <PillNav label={t("navigation.filters")} items={filters} />
      </Specimen>
      <Specimen title={t("navigation.tabs")} flow="stack">
        <Tabs label={t("navigation.tabsLabel")} tabs={tabs} />
      </Specimen>
      <Specimen title={t("navigation.pages")} flow="stack">
        <Pagination
          page={4}
          pageCount={9}
          hrefOf={(page) => `/ui?page=${page}`}
          labels={pageLabels}
        />
      </Specimen>
    </GallerySection>
  );
}

const LESSON_COUNT = 8;
const shapes = ["title", "text", "short", "cover"] as const;

function WaitingSection() {
  return (
    <GallerySection id="waiting" title={t("waiting.title")}>
      <Specimen title={t("waiting.progress")} flow="columns">
        {[0, 3, LESSON_COUNT].map((done) => (
          <Progress
            key={done}
            label={t("waiting.course")}
            value={done}
            max={LESSON_COUNT}
            text={t("waiting.lessons", { done, all: LESSON_COUNT })}
          />
        ))}
      </Specimen>
      <Specimen title={t("waiting.strip")} flow="columns">
        <div className={styles.window}>
          <LoadingLine phase="full" hasFailed={false} />
        </div>
        <div className={styles.window}>
          <LoadingLine phase="full" hasFailed />
        </div>
      </Specimen>
      <Specimen title={t("waiting.spinner")}>
        <Spinner />
      </Specimen>
      <Specimen title={t("waiting.shapes")} flow="columns">
        {shapes.map((shape) => (
          <div key={shape}>
            <Skeleton shape={shape} />
          </div>
        ))}
      </Specimen>
      <Specimen title={t("waiting.list")} flow="stack">
        <ListSkeleton label={t("waiting.list")} rowCount={3} />
      </Specimen>
      <Specimen title={t("waiting.reader")} flow="stack">
        <ReaderSkeleton label={t("waiting.reader")} />
      </Specimen>
    </GallerySection>
  );
}

/** Visual tests take screenshots of this page. */
export function UiGalleryPage({ theme }: { theme: (typeof themes)[number] }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1>{t("title")}</h1>
        <p className={`${text.large} ${text.muted}`}>{t("lead")}</p>
        <Form method="post" action={to("/theme")} preventScrollReset>
          <input type="hidden" name="redirect" value={to("/ui")} />
          <div role="group" aria-label={t("theme")} className={`${layout.cluster} ${layout.tight}`}>
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
        <nav aria-label={t("sections")} className={`${layout.cluster} ${layout.wide}`}>
          {sections.map((id) => (
            <a key={id} href={`#${id}`} className={`${text.link} ${text.tap}`}>
              {t(`${id}.title`)}
            </a>
          ))}
        </nav>
      </header>
      <FoundationSection />
      <TextSection />
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
