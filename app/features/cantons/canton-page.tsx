import type { ReactNode } from "react";
import { MembershipButton } from "~/content/locked/membership-button";
import { formatList } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { ChartFrame } from "~/ui/data/chart-frame";
import { Prose } from "~/ui/data/prose";
import { lazyPart } from "~/ui/later";
import type { Office } from "~/reference/offices.server";
import { CantonEmblem } from "~/ui/map/canton-emblem";
import { Tag } from "~/ui/data/tag";
import layout from "~/ui/layout/layout.module.css";
import type { CantonDetails } from "./canton-page.server";
import { cantonPage as words } from "./canton-page.words";
import styles from "./canton-page.module.css";

const t = translator("canton-page", words);

// Server-rendered; their code loads after the page, their styles with it.
const TermedProse = lazyPart(
  () => import("~/content/glossary/termed-prose").then((part) => part.TermedProse),
  ({ html }) => <Prose html={html} />,
);

const CantonOffices = lazyPart(() => import("./canton-offices").then((part) => part.CantonOffices));

const CantonCharts = lazyPart(() => import("./canton-charts").then((part) => part.CantonCharts));

const NO_TERMS: NonNullable<CantonDetails["terms"]> = [];

export type CantonPageProps = {
  canton: CantonDetails;
  offices: readonly Office[];
  isPaying: boolean;
  children?: ReactNode;
};

export function CantonPage({ canton, offices, isPaying, children }: CantonPageProps) {
  return (
    <article className={styles.page}>
      <header>
        <div className={styles.head}>
          <div>
            <Tag>{canton.code}</Tag>
            <h1 className={styles.title}>{canton.name}</h1>
          </div>
          {canton.coatOfArms ? (
            <img
              src={`/media/${canton.coatOfArms}?size=avatar`}
              alt=""
              width="72"
              height="72"
              className={styles.arms}
            />
          ) : (
            <CantonEmblem code={canton.code} frame={canton.frame} />
          )}
        </div>
        <dl className={styles.facts}>
          <Fact
            label={t("page.languages", { count: canton.languages.length })}
            value={formatList(canton.languages)}
          />
          <Fact label={t("page.capital")} value={canton.capital} />
          <Fact
            label={t("page.joined")}
            value={canton.joinedYear ? String(canton.joinedYear) : null}
          />
        </dl>
      </header>
      {canton.picture && (
        <img
          src={`/media/${canton.picture}?size=cover`}
          alt={t("page.picture", { name: canton.name })}
          className={styles.picture}
        />
      )}
      {canton.isSample && !isPaying && (
        <Alert kind="info" title={t("page.sampleTitle")}>
          {t("page.sample")}
        </Alert>
      )}
      <CantonCharts
        name={canton.name}
        charts={canton.charts}
        numbers={canton.numbers}
        Frame={ChartFrame}
      />
      <CantonOffices {...canton} offices={offices} />
      {canton.descriptionHtml ? (
        <TermedProse html={canton.descriptionHtml} terms={canton.terms ?? NO_TERMS} />
      ) : null}
      {canton.holidays.length > 0 && (
        <section aria-labelledby="canton-holidays">
          <h2 id="canton-holidays" className={styles.subtitle}>
            {t("page.holidays")}
          </h2>
          <dl className={styles.facts}>
            {canton.holidays.map(({ name, rule }) => (
              <div key={`${name} ${rule}`}>
                <dt>{name}</dt>
                {rule && <dd>{rule}</dd>}
              </div>
            ))}
          </dl>
        </section>
      )}
      {children}
      <nav className={layout.cluster} aria-label={t("page.next")}>
        {isPaying && (
          <>
            <Button variant="outline" to={`/app/cantons/compare?c=${canton.code}`}>
              {t("page.compare")}
            </Button>
            <Button variant="outline" to={`/app/news/results?canton=${canton.code}`}>
              {t("page.news")}
            </Button>
          </>
        )}
        <Button variant="outline" to={`/app/forum?canton=${canton.code}`}>
          {t("page.forum")}
        </Button>
        <Button variant="outline" to={`/app/members?canton=${canton.code}`}>
          {t("page.members")}
        </Button>
        {!isPaying && <MembershipButton>{t("page.membership")}</MembershipButton>}
      </nav>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
