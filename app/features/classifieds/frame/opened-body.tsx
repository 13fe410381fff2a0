import { classifieds as words } from "~/i18n/pt-BR/classifieds/classifieds";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { Notice } from "~/ui/feedback/alert";
import { later } from "~/ui/later";
import { OfferCard, OfferFacts, OfferFigures, OfferHeart, OfferMarks } from "./offer-card";
import type { OfferCard as Card, OfferSection, OpenedOffer } from "./offer";
import type { OpenedOfferProps } from "./opened-offer-props";
import { SourceLine } from "./source-line";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

const ReportForm = later(() => import("./report-form").then((part) => part.ReportForm));

type OpenedBodyProps<Extra> = Omit<OpenedOfferProps<Extra>, "listPath">;

export function OpenedBody<Extra>(props: OpenedBodyProps<Extra>) {
  const { opened, pathOf, answer, keep } = props;
  const { card } = opened;
  return (
    <div className={styles.stack}>
      {opened.state === "ended" && <Ended similar={opened.similar} pathOf={pathOf} />}
      <div className={styles.head}>
        <p className={styles.subtitle}>{card.subtitle}</p>
        {keep && <OfferHeart card={card} keep={keep} />}
      </div>
      <OfferMarks card={card} />
      <OfferFigures card={card} />
      <OfferFacts card={card} />
      {opened.state === "open" && <Details {...props} opened={opened} />}
      {opened.state === "limit" && <Limit />}
      {opened.state === "unavailable" && <Notice kind="error">{t("opened.away")}</Notice>}
      <SourceLine {...card.source} />
      {opened.state !== "ended" && <ReportForm item={card.id} answer={answer} />}
    </div>
  );
}

function Ended({
  similar,
  pathOf,
}: {
  similar: readonly Card[];
  pathOf: (slug: string) => string;
}) {
  return (
    <>
      <Notice kind="warning" title={t("opened.ended")}>
        {t(similar.length > 0 ? "opened.endedText" : "opened.endedAlone")}
      </Notice>
      {similar.length > 0 && (
        <section aria-labelledby="parecidos" className={styles.stack}>
          <h3 id="parecidos" className={styles.heading}>
            {t("opened.similar")}
          </h3>
          <ul className={styles.list}>
            {similar.map((card) => (
              <OfferCard key={card.id} card={card} openPath={pathOf(card.slug)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Limit() {
  return (
    <Notice kind="info" title={t("opened.limitTitle")}>
      <p>{t("opened.limit")}</p>
      <Button to="/app/membership" size="sm">
        {t("opened.limitAction")}
      </Button>
    </Notice>
  );
}

type DetailsProps<Extra> = OpenedBodyProps<Extra> & {
  opened: Extract<OpenedOffer<Extra>, { state: "open" }>;
};

function Details<Extra>({ opened, answer, More }: DetailsProps<Extra>) {
  const { sections, links, leftToday, extra } = opened;
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {More && <More opened={extra} answer={answer} />}
      <p className={styles.actions}>
        {links.map(({ label, url }) => (
          <Button key={url} to={url} size="sm">
            {label}
          </Button>
        ))}
      </p>
      {leftToday !== null && (
        <p className={styles.quiet}>{t("opened.left", { count: leftToday })}</p>
      )}
    </>
  );
}

function Section({ section: { title, html, lines } }: { section: OfferSection }) {
  return (
    <section className={styles.stack}>
      <h3 className={styles.subheading}>{title}</h3>
      {html && <Prose html={html} />}
      {lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
