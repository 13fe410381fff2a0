import { Form } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import { to } from "~/i18n/paths";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Checkbox } from "~/ui/form/checkbox";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { SignupStep } from "../../../contract/account/signup.ts";
import {
  CHILD_PLACES,
  FAMILY_PARTS,
  LIFE_EVENTS,
  type ChildPlace,
} from "../../../contract/switzerland/situation.ts";
import { EVENT_FIELDS_ID, eventField } from "./life-events";
import type { SituationAnswer, SituationPageData, ShownAnswer } from "./situation.server";
import { situation as words } from "./situation.words";
import styles from "./plan-page.module.css";

const t = translator("situation", words);

const QUESTIONS: readonly { name: ShownAnswer; step: SignupStep }[] = [
  { name: "passport", step: "european-passport" },
  { name: "job", step: "job-opportunity" },
  { name: "permit", step: "job-opportunity" },
  { name: "time", step: "time-to-switzerland" },
  { name: "cantons", step: "time-to-switzerland" },
];

type SituationPageProps = {
  data: SituationPageData;
  answer: SituationAnswer | undefined;
};

export function SituationPage({ data, answer }: SituationPageProps) {
  const { answers, canton, since, memberId, opened } = data;
  // Browsers focus the target of an address only when they load the page.
  useEffect(() => {
    if (opened) document.getElementById(eventField(opened))?.focus();
  }, [opened]);
  // The form is long: who saves at its end would not see the answer at its top.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) result.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <div ref={result}>
        {answer && (
          <Alert kind={answer.state === "saved" ? "success" : "error"} isAnnounced>
            {t(answer.state)}
            {answer.state === "saved" && (
              <>
                {" "}
                <SmartLink to={to("/app/plan")} className={text.link}>
                  {t("openPlan")}
                </SmartLink>
              </>
            )}
          </Alert>
        )}
      </div>
      <Known
        title={t("answers.title")}
        rows={
          answers
            ? QUESTIONS.map(({ name, step }) => ({
                label: t(`answers.${name}`),
                value: answers[name] || t("answers.missing"),
                to: `/signup?step=${step}`,
              }))
            : []
        }
        empty={t("answers.none")}
        change={
          answers ? null : { to: "/signup?step=european-passport", label: t("answers.answer") }
        }
      />
      <Known
        title={t("profile.title")}
        rows={[
          ...(canton ? [{ label: t("profile.canton"), value: canton }] : []),
          ...(since ? [{ label: t("profile.since"), value: since }] : []),
        ]}
        empty={t("profile.none")}
        change={{ to: `/app/profile/${memberId}/edit`, label: t("profile.change") }}
      />
      <SituationForm data={data} answer={answer} />
    </div>
  );
}

type KnownProps = {
  title: string;
  /** `to`: where this one is changed. */
  rows: readonly { label: string; value: string; to?: string }[];
  empty: string;
  change: { to: string; label: string } | null;
};

function Known({ title, rows, empty, change }: KnownProps) {
  return (
    <section className={styles.step}>
      <h2 className={styles.name}>{title}</h2>
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && (
        <dl className={styles.known}>
          {rows.map(({ label, value, to: path }) => (
            <div key={label}>
              <dt className={styles.details}>{label}</dt>
              <dd>
                {value}{" "}
                {path && (
                  <SmartLink
                    to={path}
                    aria-label={t("answers.changeAnswer", { answer: label })}
                    className={`${text.link} ${text.tap}`}
                  >
                    {t("answers.change")}
                  </SmartLink>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {change && (
        <Button to={change.to} variant="outline" size="sm">
          {change.label}
        </Button>
      )}
    </section>
  );
}

type FieldError = "wrongDay" | "wrongYear" | "wrongCanton" | "missingMove";

const CANTON_OPTIONS = [
  { value: "", label: t("form.newCantonUnknown") },
  ...Object.entries(cantonNames).map(([value, label]) => ({ value, label })),
];

function SituationForm({ data, answer }: SituationPageProps) {
  const isTyped = answer?.state === "invalid" || answer?.state === "failed";
  const family = isTyped ? answer.family : data.family;
  const errorOf = (name: string, word: FieldError = "wrongDay") =>
    answer?.wrong.includes(name) ? t(`form.${word}`) : undefined;
  const dayOf = (name: string, stored: string) => (isTyped ? (answer.typed[name] ?? "") : stored);
  const yearOf = (place: ChildPlace) => dayOf(place, String(data.children[place] ?? ""));
  // Years that are told stay in sight, or nobody could clear them.
  const hasYears = CHILD_PLACES.some((place) => yearOf(place) !== "");
  return (
    <Form
      method="post"
      action={to("/app/plan/situation")}
      className={`${styles.step} ${styles.situation} ${layout.stack}`}
      aria-labelledby="situation-form"
    >
      <h2 id="situation-form" className={styles.name}>
        {t("form.title")}
      </h2>
      <TextField
        type="date"
        name="arrival"
        label={t("form.arrival")}
        hint={t("form.arrivalHint")}
        error={errorOf("arrival")}
        defaultValue={dayOf("arrival", data.arrivalOn)}
      />
      <fieldset className={styles.fields}>
        <legend className={`${text.large} ${text.strong}`}>{t("form.family")}</legend>
        {FAMILY_PARTS.map((part) => (
          <Checkbox
            key={part}
            name="family"
            value={part}
            label={t(`form.familyParts.${part}`)}
            defaultChecked={family.includes(part)}
          />
        ))}
      </fieldset>
      <fieldset className={hasYears ? styles.fields : `${styles.fields} ${styles.childYears}`}>
        <legend className={`${text.large} ${text.strong}`}>{t("form.children")}</legend>
        <p className={styles.details}>{t("form.childrenHint")}</p>
        <div className={styles.years}>
          {CHILD_PLACES.map((place, at) => (
            <TextField
              key={place}
              name={place}
              inputMode="numeric"
              placeholder=" "
              maxLength={4}
              label={t("form.child", { number: at + 1 })}
              error={errorOf(place, "wrongYear")}
              defaultValue={yearOf(place)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset id={EVENT_FIELDS_ID} tabIndex={-1} className={styles.fields}>
        <legend className={`${text.large} ${text.strong}`}>{t("form.events")}</legend>
        <p className={styles.details}>{t("form.eventsHint")}</p>
        {LIFE_EVENTS.map((event) => {
          const name = eventField(event);
          const isMove = event === "cantonMove";
          const day = dayOf(name, data.events[event] ?? "");
          return (
            <Fragment key={event}>
              <TextField
                id={name}
                type="date"
                name={name}
                label={t(`form.days.${event}`)}
                hint={t(`form.dayHints.${event}`)}
                error={errorOf(name, isMove && day === "" ? "missingMove" : "wrongDay")}
                defaultValue={day}
              />
              {isMove && (
                <Select
                  name="newCanton"
                  label={t("form.newCanton")}
                  hint={t("form.newCantonHint")}
                  error={errorOf("newCanton", "wrongCanton")}
                  defaultValue={dayOf("newCanton", data.newCanton)}
                  options={CANTON_OPTIONS}
                />
              )}
            </Fragment>
          );
        })}
      </fieldset>
      <p className={`${layout.cluster} ${layout.wide}`}>
        <Button type="submit">{t("save")}</Button>
        <Button to="/app/plan" variant="text">
          {t("back")}
        </Button>
      </p>
      <p className={styles.details}>{t("privacy")}</p>
    </Form>
  );
}
