import { useNavigate } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { MembershipButton } from "~/content/locked/membership-button";
import type { ComponentType } from "react";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Dialog } from "~/ui/action/dialog";
import { PageLink } from "~/ui/action/page-link";
import { Prose } from "~/ui/data/prose";
import { Alert } from "~/ui/feedback/alert";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { OfferCard as Card, OfferSection, OpenedOffer as OpenedOfferWords } from "./offer";
import type { OfferAnswer } from "./offer-answer.server";
import {
  OfferCard,
  OfferFacts,
  OfferFigures,
  OfferHeart,
  OfferMarks,
  type FavoriteMark,
} from "./offer-card";
import { SourceLine } from "./source-line";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

const ReportForm = lazyPart(() => import("./report-form").then((part) => part.ReportForm));

export type OpenedOfferProps<Extra> = {
  opened: OpenedOfferWords<Extra>;
  listPath: string;
  pathOf: (slug: string) => string;
  answer: OfferAnswer | null;
  keep?: FavoriteMark;
  More?: ComponentType<{ opened: Extra; answer: OfferAnswer | null }>;
};

type OpenedBodyProps<Extra> = Omit<OpenedOfferProps<Extra>, "listPath" | "pathOf">;

function OpenedBody<Extra>(props: OpenedBodyProps<Extra>) {
  const { opened, answer, keep: favorite } = props;
  const { card } = opened;
  return (
    <div className={layout.stack}>
      {opened.state === "ended" && (
        <Alert kind="warning" title={t("opened.ended")}>
          {t(opened.similar.length > 0 ? "opened.endedText" : "opened.endedAlone")}
        </Alert>
      )}
      {(card.subtitle || favorite) && (
        <div className={styles.head}>
          <p className={`${text.small} ${text.muted}`}>{card.subtitle}</p>
          {favorite && <OfferHeart card={card} keep={favorite} />}
        </div>
      )}
      <OfferMarks card={card} />
      <OfferFigures card={card} />
      <OfferFacts card={card} />
      {opened.state === "open" && <Details {...props} opened={opened} />}
      {opened.state === "limit" && <Limit />}
      {opened.state === "unavailable" && <Alert kind="error">{t("opened.away")}</Alert>}
      <SourceLine {...card.source} />
      {opened.state !== "ended" && <ReportForm item={card.id} answer={answer} />}
    </div>
  );
}

type SimilarProps = { similar: readonly Card[]; pathOf: (slug: string) => string };

function Similar({ similar, pathOf }: SimilarProps) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="parecidos" className={styles.section}>
      <h2 id="parecidos" className={text.large}>
        {t("opened.similar")}
      </h2>
      <ul className={`${layout.stack} ${layout.pairs}`}>
        {similar.map((card) => (
          <OfferCard key={card.id} card={card} openPath={pathOf(card.slug)} />
        ))}
      </ul>
    </section>
  );
}

function Limit() {
  return (
    <Alert kind="info" title={t("opened.limitTitle")}>
      <p>{t("opened.limit")}</p>
      <MembershipButton size="sm">{t("opened.limitAction")}</MembershipButton>
    </Alert>
  );
}

type DetailsProps<Extra> = OpenedBodyProps<Extra> & {
  opened: Extract<OpenedOfferWords<Extra>, { state: "open" }>;
};

function Details<Extra>({ opened, answer, More }: DetailsProps<Extra>) {
  const { sections, links, leftToday, extra } = opened;
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {More && <More opened={extra} answer={answer} />}
      <p className={layout.cluster}>
        {links.map(({ label, url }) => (
          <Button key={url} to={url} size="sm">
            {label}
          </Button>
        ))}
      </p>
      {leftToday !== null && (
        <p className={`${text.small} ${text.muted}`}>{t("opened.left", { count: leftToday })}</p>
      )}
    </>
  );
}

function Section({ section: { title, html, lines } }: { section: OfferSection }) {
  return (
    <section className={layout.stack}>
      <h3 className={styles.subheading}>{title}</h3>
      {html && <Prose html={html} />}
      {lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Over the list it was opened from; closing it returns there. */
export function OpenedOfferDialog<Extra>({ listPath, pathOf, ...body }: OpenedOfferProps<Extra>) {
  const navigate = useNavigate();
  const { state, card, similar } = body.opened;
  const close = () => void navigate(listPath, { preventScrollReset: true });
  return (
    <Dialog isOpen title={card.title} closeLabel={t("opened.close")} onClose={close}>
      <OpenedBody {...body} />
      {state === "ended" && <Similar similar={similar} pathOf={pathOf} />}
    </Dialog>
  );
}

/** After a direct visit the offer is the page. */
export function OpenedOfferPage<Extra>({
  listPath,
  pathOf,
  keep: favorite,
  ...body
}: OpenedOfferProps<Extra>) {
  const { card, similar } = body.opened;
  return (
    <>
      <PageLink to={listPath} className={`${text.link} ${text.tap}`}>
        ← {t("opened.back")}
      </PageLink>
      <div className={styles.head}>
        <ContentHeader title={card.title} />
        {favorite && <OfferHeart card={card} keep={favorite} />}
      </div>
      <section className={styles.opened} aria-labelledby="aberta">
        <h2 id="aberta" className={text.large}>
          {t("opened.about")}
        </h2>
        <OpenedBody {...body} />
      </section>
      <Similar similar={similar} pathOf={pathOf} />
    </>
  );
}
