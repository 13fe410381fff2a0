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
import type { LeftInput } from "./disposable-income-teaser";
import { WhatIsLeftForm } from "./disposable-income-teaser-form";

export type LandingPageProps = {
  visitor: Visitor;
  signupPath: string;
  headlines: Headline[] | null;
  counts: LandingCounts;
  sampleCanton: SampleCanton | null;
  /** `null`: editors opened no film, or it is unavailable. */
  sampleFilm: SampleFilm | null;
  leftSent: LeftInput | null;
  datasets: Dataset[] | null;
  priceLabel: string | null;
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
