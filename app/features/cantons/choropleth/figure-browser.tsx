import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { StepSwatch } from "~/ui/map/step-patterns";
import layout from "~/ui/layout/layout.module.css";
import {
  LANGUAGES,
  type CantonSort,
  type Choropleth,
  type ChoroplethAnswer,
  type FigureChoice,
} from "./choropleth.schema";
import { ChoroplethSection, TABLE_ID } from "./choropleth-section";
import { figureBrowser as words } from "./figure-browser.words";
import styles from "./choropleth-section.module.css";

const t = translator("figure-browser", words);

/** The map with a choice of figures, and its table sorted by the address. */
export function FigureBrowser({ shown, choices, sort }: ChoroplethAnswer) {
  const isLanguages = shown.figure === LANGUAGES;
  return (
    <ChoroplethSection
      shown={shown}
      {...(isLanguages
        ? { title: t("languages"), list: <LanguageGroups shown={shown} /> }
        : { heads: <SortHeads shown={shown} sort={sort} /> })}
    >
      {choices.length > 1 && (
        <FigureChoiceForm figure={shown.figure} choices={choices} sort={sort} />
      )}
    </ChoroplethSection>
  );
}

type FigureChoiceFormProps = {
  figure: string;
  choices: readonly FigureChoice[];
  sort: CantonSort;
};

function FigureChoiceForm({ figure, choices, sort }: FigureChoiceFormProps) {
  const id = useId();
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);

  // The browser's Back button also changes the figure. This updates the select without losing its focus.
  useEffect(() => {
    if (select.current) select.current.value = figure;
  }, [figure]);

  return (
    <Form method="get" replace preventScrollReset className={`${layout.cluster} ${layout.wide}`}>
      <label htmlFor={id} className={styles.label}>
        {t("figure")}
      </label>
      <select
        ref={select}
        id={id}
        name="figure"
        defaultValue={figure}
        className={styles.select}
        onChange={({ currentTarget: { form } }) =>
          form && submit(form, { replace: true, preventScrollReset: true })
        }
      >
        {choices.map(({ label, figures }) => (
          <optgroup key={label} label={label}>
            {figures.map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {sort !== "highest" && <input type="hidden" name="sort" value={sort} />}
      <noscript>
        <Button type="submit">{t("show")}</Button>
      </noscript>
    </Form>
  );
}

const ariaSorts = { highest: "descending", lowest: "ascending", name: undefined } as const;
const sortWords = { highest: "sortHighest", lowest: "sortLowest", name: "sortName" } as const;
const arrows = { highest: "↓", lowest: "↑", name: "↓" } as const;

function SortHeads({ shown: { figure, unit }, sort }: { shown: Choropleth; sort: CantonSort }) {
  const isByName = sort === "name";
  return (
    <>
      <th scope="col" aria-sort={isByName ? "ascending" : undefined}>
        <SortLink figure={figure} next="name" arrow={isByName ? arrows[sort] : null}>
          {t("name")}
        </SortLink>
      </th>
      <th scope="col" aria-sort={ariaSorts[sort]} className={styles.number}>
        <SortLink
          figure={figure}
          next={sort === "highest" ? "lowest" : "highest"}
          arrow={isByName ? null : arrows[sort]}
        >
          {unit}
        </SortLink>
      </th>
    </>
  );
}

type SortLinkProps = {
  figure: string;
  /** The order that the link leads to. */
  next: CantonSort;
  /** Of the present order. */
  arrow: string | null;
  children: string;
};

function SortLink({ figure, next, arrow, children }: SortLinkProps) {
  return (
    <SmartLink
      to={`/app/cantons?figure=${figure}&sort=${next}#${TABLE_ID}`}
      aria-label={`${children}: ${t(sortWords[next])}`}
      className={styles.sort}
    >
      {children}
      {arrow && <span aria-hidden="true">{arrow}</span>}
    </SmartLink>
  );
}

/** Languages are no amounts: a list of the cantons of each one says more than 26 rows. */
function LanguageGroups({ shown: { legend, cantons } }: { shown: Choropleth }) {
  return (
    <ul aria-label={t("groups")} className={styles.groups}>
      {legend.map(({ step, range, count }) => (
        <li key={range}>
          <h3 className={styles.group}>
            <StepSwatch step={step} />
            {range}
            <span className={styles.count}>{t("count", { count })}</span>
          </h3>
          <p className={styles.members}>
            {cantons
              .filter(({ text }) => text === range)
              .map(({ code, name }) => (
                <SmartLink key={code} to={`/app/cantons/${code}`} className={styles.member}>
                  {name}
                </SmartLink>
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
