import { Closing } from "./closing";
import { DataStatus } from "./data-status";
import { Headlines } from "./headlines";
import { Hero } from "./hero";
import { Inside } from "./inside";
import { LandingHeader } from "./landing-header";
import styles from "./landing-page.module.css";
import type {
  Dataset,
  Headline,
  LandingCounts,
  PlanLabel,
  SampleCanton,
  SampleFilm,
  Visitor,
} from "./landing.types";
import { Membership } from "./membership";
import { Questions } from "./questions";
import { OpenFilm } from "./open-film";
import type { LeftInput } from "./what-is-left";
import { WhatIsLeftForm } from "./what-is-left-form";

export type LandingPageProps = {
  visitor: Visitor;
  /** Where the signup begins; it keeps the code of the campaign that led here. */
  signupPath: string;
  /** `null`: the news could not be read. */
  headlines: Headline[] | null;
  counts: LandingCounts;
  sampleCanton: SampleCanton | null;
  /** `null`: editors opened none, or it could not be read. */
  sampleFilm: SampleFilm | null;
  /** What the calculator was sent where no script computes. */
  leftSent: LeftInput | null;
  /** `null`: they could not be read. */
  datasets: Dataset[] | null;
  /** Such as "CHF 9.90 por mês"; `null` while no price is set. */
  priceLabel: string | null;
  /** Empty while no price is set. */
  plans: PlanLabel[];
};

export function LandingPage(props: LandingPageProps) {
  const { visitor, signupPath, headlines, counts, sampleCanton, sampleFilm, priceLabel } = props;
  return (
    <div className={styles.page}>
      <LandingHeader visitor={visitor} signupPath={signupPath} />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Hero
          visitor={visitor}
          signupPath={signupPath}
          counts={counts}
          sampleCanton={sampleCanton}
        />
        <Inside />
        {sampleFilm && <OpenFilm {...sampleFilm} />}
        <Headlines headlines={headlines} />
        <WhatIsLeftForm sampleCanton={sampleCanton} sent={props.leftSent} />
        <Membership plans={props.plans} />
        <DataStatus datasets={props.datasets} />
        <Questions priceLabel={priceLabel} />
      </main>
      {visitor ? null : <Closing signupPath={signupPath} />}
    </div>
  );
}
