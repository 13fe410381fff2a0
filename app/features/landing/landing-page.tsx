import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { areaSummaries } from "~/i18n/pt-BR/area-summaries";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { SmartLink } from "~/ui/action/smart-link";
import { CoverImage } from "~/ui/media/cover-image";
import { Icon, type IconName } from "~/ui/media/icon";
import { Logo } from "~/ui/media/logo";
import text from "~/ui/text/text.module.css";
import {
  describeClassifieds,
  describeFreeToday,
  describeTools,
  listComingOffers,
  listOpenOffers,
} from "../../../contract/account/offer.ts";
import { areas } from "../../../contract/shared/areas.ts";
import { Hero } from "./hero";
import { landing } from "./words";
import styles from "./landing-page.module.css";
import type {
  Dataset,
  ExampleIncome,
  Headline,
  LandingCounts,
  PlanLabel,
  SampleFilm,
  Visitor,
} from "./landing.server";
import { Membership } from "./membership";
import { OpenFilm } from "./open-film";
import { Tour } from "./tour";
import type { DisposableIncomeInput } from "./disposable-income-teaser";
import { DisposableIncomeTeaserForm } from "./disposable-income-teaser-form";

export type LandingPageProps = {
  visitor: Visitor;
  signupPath: string;
  headlines: Headline[] | null;
  counts: LandingCounts;
  /** `null`: a part of the official data is missing or unavailable. */
  income: ExampleIncome | null;
  /** `null`: editors opened no film, or it is unavailable. */
  sampleFilm: SampleFilm | null;
  leftSent: DisposableIncomeInput | null;
  datasets: Dataset[] | null;
  priceLabel: string | null;
  plans: PlanLabel[];
};

const t = translator("landing", landing);

function Closing({ signupPath }: { signupPath: string }) {
  return (
    <section className={styles.closing} aria-labelledby="closing-heading">
      <div>
        <h2 id="closing-heading">{t("closing.heading")}</h2>
        <p>{t("closing.text")}</p>
      </div>
      <Button to={signupPath} size="lg" variant="outline">
        {t("signup")}
      </Button>
    </section>
  );
}

/** `null` shows an error; an empty list shows nothing. */
function DataStatus({ datasets }: { datasets: Dataset[] | null }) {
  if (datasets?.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{t("sources.heading")}</summary>
      <p className={styles.lead}>{datasets ? t("sources.lead") : t("sources.failed")}</p>
      <ul className={styles.list}>
        {datasets?.map(({ key, name, publisher, period, sourceUrl, checkedLabel }) => (
          <li key={key}>
            <b>{name}</b>
            <span>
              {sourceUrl ? (
                <SmartLink to={sourceUrl} className={text.link}>
                  {publisher}
                </SmartLink>
              ) : (
                publisher
              )}
            </span>
            <span>{period}</span>
            {checkedLabel && <span>{t("sources.checked", { date: checkedLabel })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `null` shows an error; an empty list shows nothing. */
function Headlines({ headlines }: { headlines: Headline[] | null }) {
  if (headlines?.length === 0) return null;
  return (
    <section aria-labelledby="headlines-heading">
      <h2 id="headlines-heading">{t("headlines.heading")}</h2>
      <p className={styles.headlinesLead}>
        {headlines ? t("headlines.lead") : t("headlines.failed")}
      </p>
      <ul className={styles.headlinesList}>
        {headlines?.map((headline) => (
          <li key={headline.slug} className={styles.card}>
            <CoverImage src={headline.coverUrl} alt="" widthPx={400} />
            <div className={styles.text}>
              {headline.category ? <p className={styles.category}>{headline.category}</p> : null}
              <h3>
                <PageLink to={to(`/app/news/${headline.slug}`)}>{headline.title}</PageLink>
              </h3>
              <p className={`${text.small} ${text.muted}`}>{headline.publishedLabel}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button to="/app/news" variant="outline">
        {t("headlines.all")}
      </Button>
    </section>
  );
}

const ROWS = ["pay", "price", "ready", "youtube", "advice", "data"] as const;

function Questions({ priceLabel }: { priceLabel: string | null }) {
  return (
    <div className={styles.questionsList}>
      {ROWS.map((row) => (
        <details key={row}>
          <summary>{t(`faq.rows.${row}.question`)}</summary>
          <p>{answerTo(row, priceLabel)}</p>
        </details>
      ))}
    </div>
  );
}

function answerTo(row: (typeof ROWS)[number], priceLabel: string | null): string {
  switch (row) {
    case "price":
      return priceLabel
        ? t("faq.rows.price.answer", { price: priceLabel })
        : t("faq.rows.price.answerUnknown");
    case "pay":
      return t("faq.rows.pay.answer", { free: describeFreeToday() });
    case "ready":
      return listComingOffers().length > 0
        ? t("faq.rows.ready.answerPartly", {
            open: formatList(listOpenOffers().map(({ title }) => title)),
          })
        : t("faq.rows.ready.answer");
    default:
      return t(`faq.rows.${row}.answer`);
  }
}

const tSummary = translator("area-summaries", areaSummaries);

type ShownArea = {
  name: keyof typeof areaSummaries & keyof typeof areas & keyof typeof landing.inside;
  icon: IconName;
};

const AREAS: readonly ShownArea[] = [
  { name: "news", icon: "newspaper" },
  { name: "cantons", icon: "map" },
  { name: "forum", icon: "message-square" },
  { name: "courses", icon: "book" },
  { name: "videos", icon: "square-play" },
  { name: "articles", icon: "file-text" },
  { name: "classifieds", icon: "briefcase" },
  { name: "tools", icon: "calculator" },
  { name: "chat", icon: "messages-square" },
];

const isOpen = ({ name }: ShownArea) => areas[name].isOpen;

/** Names only the pages and calculators that are open. */
function textOf(name: ShownArea["name"]): string {
  if (name === "classifieds") return t("inside.classifieds", { pages: describeClassifieds() });
  return name === "tools" ? t("inside.tools", { tools: describeTools() }) : t(`inside.${name}`);
}

function Inside() {
  const comingAreas = AREAS.filter((area) => !isOpen(area));
  return (
    <section className={styles.section} id="dentro" aria-labelledby="inside-heading">
      <h2 id="inside-heading">{t("inside.heading")}</h2>
      <p className={styles.insideLead}>{t("inside.lead")}</p>
      <Tour />
      <ul className={styles.grid}>
        {AREAS.filter(isOpen).map(({ name, icon }) => (
          <li key={name} className={styles.area}>
            <Icon name={icon} size={22} />
            <div>
              <PageLink to={to(areas[name].path)}>{areas[name].title}</PageLink>
              <p>{textOf(name)}</p>
            </div>
          </li>
        ))}
      </ul>
      {comingAreas.length > 0 && (
        <section className={styles.coming} aria-labelledby="inside-soon">
          <h3 id="inside-soon">{t("inside.soon")}</h3>
          <ul>
            {comingAreas.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} size={20} />
                <div>
                  <b>{areas[name].title}</b>
                  <p>{tSummary(name)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

type LandingHeaderProps = { visitor: Visitor; signupPath: string };

function LandingHeader({ visitor, signupPath }: LandingHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.home} href={to("")} aria-label={t("header.home")}>
        <Logo />
      </a>
      <nav className={styles.nav} aria-label={t("header.sections")}>
        <a href="#dentro">{t("header.inside")}</a>
        {areas.cantons.isOpen && <a href="#cantoes">{t("header.cantons")}</a>}
        <a href="#quanto-sobra">{t("header.left")}</a>
        <a href="#perguntas">{t("header.questions")}</a>
      </nav>
      <div className={styles.actions}>
        {visitor ? (
          <Button to="/app">{t("header.continue")}</Button>
        ) : (
          <>
            <Button to="/login" variant="outline">
              {t("header.login")}
            </Button>
            <Button to={signupPath} className={styles.signup}>
              {t("signup")}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

export function LandingPage(props: LandingPageProps) {
  const { visitor, signupPath, headlines, counts, income, sampleFilm, priceLabel } = props;
  return (
    <div className={styles.page}>
      <LandingHeader visitor={visitor} signupPath={signupPath} />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Hero visitor={visitor} signupPath={signupPath} counts={counts} income={income} />
        <Inside />
        <DisposableIncomeTeaserForm example={income?.opened ?? null} sent={props.leftSent} />
        {sampleFilm && <OpenFilm {...sampleFilm} />}
        {areas.news.isOpen && <Headlines headlines={headlines} />}
        <Membership plans={props.plans} visitor={visitor} signupPath={signupPath} />
        <section id="perguntas" aria-labelledby="questions-heading">
          <h2 id="questions-heading">{t("faq.heading")}</h2>
          <Questions priceLabel={priceLabel} />
          <DataStatus datasets={props.datasets} />
        </section>
      </main>
      {visitor ? null : <Closing signupPath={signupPath} />}
    </div>
  );
}
