import { useState } from "react";
import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { readCount } from "../../../../contract/calculators/read-amount.ts";
import {
  alpineEligibility,
  type AlpineRule,
  type Eligibility,
  type Volunteer,
} from "../../../../contract/classifieds/alpine.ts";
import { offerKinds } from "../../../../contract/classifieds/offers.ts";
import { alpineVolunteering as words } from "./words";
import styles from "../frame/classifieds.module.css";
import type { AlpineOpened } from "./alpine-source.server";

const t = translator("alpine-volunteering", words);
const passports = ["", "swiss", "eu_efta", "other"] as const;
const OLDEST = 120;

type Check = Eligibility["checks"][number];
const kinds = { fits: "success", fails: "warning", unknown: "info" } as const;

export function EligibilityCheck({ opened }: { opened: AlpineOpened }) {
  const { rule, others, contact, url } = opened;
  const [passport, setPassport] = useState<(typeof passports)[number]>(opened.nationality ?? "");
  const [typedAge, setTypedAge] = useState("");
  const read = readCount(typedAge, OLDEST);
  const volunteer = {
    nationality: passport === "" ? null : passport,
    age: read.state === "number" ? read.value : null,
  };
  const { state, checks } = alpineEligibility(rule, volunteer);
  const untold = untoldOf(rule, volunteer);
  const alternatives = others.filter(
    (each) => alpineEligibility(each, volunteer).state !== "fails",
  );
  return (
    <section className={layout.stack} aria-labelledby="pode-ir">
      <h3 id="pode-ir" className={styles.subheading}>
        {t("eligibility.title")}
      </h3>
      <div className={layout.filters}>
        <Select
          label={t("eligibility.passport")}
          value={passport}
          options={passports.map((value) => ({
            value,
            label: t(`eligibility.passports.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            setPassport(passports.find((each) => each === value) ?? "")
          }
        />
        <TextField
          label={t("eligibility.age")}
          value={typedAge}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ currentTarget }) => setTypedAge(currentTarget.value)}
        />
      </div>
      <p className={`${text.small} ${text.muted}`}>{t("eligibility.assumed")}</p>
      <Alert
        kind={kinds[state]}
        title={
          state === "unknown" && untold.length > 0
            ? t("eligibility.tell", {
                list: formatList(untold.map((about) => t(`eligibility.own.${about}`))),
              })
            : t(`eligibility.states.${state}`)
        }
        isAnnounced
      >
        <Reasons checks={checks.filter(({ about }) => !untold.includes(about))} />
      </Alert>
      {state === "fails" && <Alternatives places={alternatives} />}
      <p className={layout.cluster}>
        {contact && <span>{t("eligibility.contactAt", { contact })}</span>}
        {url && (
          <Button to={url} size="sm" variant={state === "fails" ? "outline" : "fill"}>
            {t("eligibility.site")}
          </Button>
        )}
      </p>
    </section>
  );
}

/** What the offer's rules ask and the member has not said. */
function untoldOf(rule: AlpineRule, { nationality, age }: Volunteer): Check["about"][] {
  const asksPassport = rule.nationality === "ch_eu_efta" || rule.nationality === "swiss";
  const asksAge = rule.minAge !== null || rule.maxAge !== null;
  return [
    ...(asksPassport && nationality === null ? (["nationality"] as const) : []),
    ...(asksAge && age === null ? (["age"] as const) : []),
  ];
}

function Reasons({ checks }: Pick<Eligibility, "checks">) {
  if (checks.length === 0) return null;
  return (
    <ul>
      {checks.map(({ about, state }) => (
        <li key={about}>
          {t(`eligibility.${about === "age" ? "ageCheck" : "nationality"}.${state}`)}
        </li>
      ))}
    </ul>
  );
}

function Alternatives({ places }: { places: AlpineOpened["others"] }) {
  if (places.length === 0) return <p>{t("eligibility.none")}</p>;
  const list = to(offerKinds["alpine-volunteering"].path);
  return (
    <>
      <h4 className={styles.subheading}>{t("eligibility.alternatives")}</h4>
      <ul>
        {places.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink
              to={`${list}?offer=${slug}`}
              className={`${text.link} ${text.tap} ${styles.title}`}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
