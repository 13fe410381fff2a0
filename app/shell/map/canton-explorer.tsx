import { startTransition, useMemo, useState, Fragment } from "react";
import type { CantonSummary, CantonFigures } from "~/features/cantons/cantons.server";
import { FragmentView } from "~/fragments/fragment-view";
import { formatPopulation, formatWholeChf } from "~/i18n/format";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Prose } from "~/ui/data/prose";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { CantonChooser } from "~/ui/map/canton-chooser";
import { Combobox } from "~/ui/form/combobox";
import type { ComboboxOption } from "~/ui/form/combobox-list";
import { VisuallyHidden } from "~/ui/visually-hidden";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { CantonStart } from "./canton-start";
import { cantonExplorer } from "./words";
import styles from "./canton-explorer.module.css";

const t = translator("canton-explorer", cantonExplorer);
const knownNames: Readonly<Record<string, string>> = cantonNames;
const words = {
  none: t("none"),
  clear: t("clear"),
  found: (count: number) => t("found", { count }),
};

export type Cantons = readonly CantonSummary[] | "loading" | "failed";

export type CantonExplorerProps = {
  cantons: Cantons;
  onRetry: () => void;
  canSeeFigures: boolean;
  chosenCode: string | null;
  onChoose: (code: string | null) => void;
  pageCode?: string | undefined;
};

type CantonAnnouncementProps = {
  /** Undefined before the first choice or while loading; null after the choice was cleared. */
  canton: CantonSummary | null | undefined;
  canSeeFigures: boolean;
};

function CantonAnnouncement({ canton, canSeeFigures }: CantonAnnouncementProps) {
  return (
    <div role="status">
      {canton !== undefined && (
        <VisuallyHidden>
          {canton === null ? t("cleared") : describe(canton, canSeeFigures)}
        </VisuallyHidden>
      )}
    </div>
  );
}

/** One figure with its unit. Null if no source has it, which is not zero. */
type FigureLine = { label: string; value: string | null };

function listFigureLines(figures: CantonFigures | null): FigureLine[] {
  const population = figures?.populationInThousands ?? null;
  const salary = figures?.medianMonthlySalaryChf ?? null;
  const rent = figures?.averageRentChf ?? null;
  return [
    {
      label: t("population"),
      value: population === null ? null : formatPopulation(population),
    },
    { label: t("salary"), value: salary === null ? null : formatWholeChf(salary) },
    { label: t("rent"), value: rent === null ? null : formatWholeChf(rent) },
  ];
}

function describe(canton: CantonSummary, canSeeFigures: boolean): string {
  const languages = { label: t("languages"), value: canton.languages.join(", ") };
  const figures = canSeeFigures ? listFigureLines(canton.figures) : [];
  const lines = [languages, ...figures].map(({ label, value }) =>
    t("figure", { label, value: value ?? t("unknown") }),
  );
  return [
    t("selected", { name: canton.name }),
    ...lines,
    ...(canSeeFigures ? [] : [t("locked")]),
  ].join(" ");
}

type CantonFactsProps = { canton: CantonSummary; canSeeFigures: boolean };

function CantonFacts({ canton, canSeeFigures }: CantonFactsProps) {
  const figures = canSeeFigures ? listFigureLines(canton.figures) : [];
  return (
    <section className={styles.facts} aria-label={canton.name}>
      <div className={styles.heading}>
        <h3 className={text.heading}>{canton.name}</h3>
        <Tag>{canton.code}</Tag>
      </div>
      <dl className={styles.figures}>
        <dt>{t("languages")}</dt>
        <dd>{canton.languages.join(", ")}</dd>
        {figures.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value ?? t("missing")}</dd>
          </Fragment>
        ))}
      </dl>
      {!canSeeFigures && <Alert kind="info">{t("locked")}</Alert>}
      {canSeeFigures && canton.figures && canton.figures.sourceLines.length > 0 && (
        <details className={`${text.small} ${text.muted}`}>
          <summary>{t("sources")}</summary>
          <ul className={`${layout.stack} ${layout.tight}`}>
            {canton.figures.sourceLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <Button variant="outline" isWide to={`/app/cantons/${canton.code}`}>
        {t("page")}
      </Button>
      {canSeeFigures && (
        <Button variant="outline" isWide to={`/app/news/results?canton=${canton.code}`}>
          {t("news", { name: canton.name })}
        </Button>
      )}
    </section>
  );
}

const names = Object.entries(cantonNames);

export function CantonComparison({ code }: { code: string }) {
  const [other, setOther] = useState("");
  const options = names
    .filter(([each]) => each !== code)
    .map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.section}>
      <Select
        label={t("compare")}
        value={other === code ? "" : other}
        onChange={(event) => setOther(event.target.value)}
        options={[{ value: "", label: t("compareNone") }, ...options]}
      />
      {other && other !== code && (
        <FragmentView
          name="CantonFigures"
          props={{ cantons: [code, other] }}
          placeholder={<p>{t("comparisonAway")}</p>}
          className={styles.comparison}
        >
          {(html) => <Prose html={html} />}
        </FragmentView>
      )}
    </div>
  );
}

/** `isChosen`: only a choice made here is announced, not the page's or the account's canton. */
type Selection = {
  code: string | null;
  isChosen: boolean;
  own: string | null;
  pageCode: string | undefined;
};

export function CantonExplorer({
  cantons,
  onRetry,
  canSeeFigures,
  chosenCode,
  onChoose,
  pageCode,
}: CantonExplorerProps) {
  const [selection, setSelection] = useState<Selection>({
    code: pageCode ?? chosenCode,
    isChosen: false,
    own: chosenCode,
    pageCode,
  });
  const [isApproached, setApproached] = useState(false);
  const { code: selectedCode, isChosen, own } = selection;
  // A canton's page replaces the choice; a page without a canton restores it.
  if (selection.pageCode !== pageCode) {
    setSelection({ code: pageCode ?? own, isChosen: false, own, pageCode });
  }
  const found = typeof cantons === "string" ? null : cantons;
  const options = useMemo(() => listOptions(found), [found]);
  if (cantons === "failed") return <Failure onRetry={onRetry} />;
  const find = (code: string) => found?.find((canton) => canton.code === code);
  const selected = selectedCode ? find(selectedCode) : null;
  const select = (code: string | null) => {
    // Deselecting the page's own canton does not change the account.
    const isForAccount = code !== null || selectedCode !== pageCode;
    setSelection({ code, isChosen: true, own: isForAccount ? code : own, pageCode });
    if (isForAccount) onChoose(code);
  };
  // As a transition: rendering 26 cantons would block the click on a slow phone.
  const approach = () => startTransition(() => setApproached(true));
  const selectOnMap = (code: string | null) => startTransition(() => select(code));
  return (
    <div onPointerEnter={approach} onFocus={approach}>
      <CantonChooser
        label={t("drawing")}
        nameOf={(code) => find(code)?.name ?? knownNames[code] ?? code}
        selectedCode={selectedCode}
        onSelect={selectOnMap}
      />
      <div className={styles.list}>
        <Combobox
          label={t("select")}
          hint={selected ? undefined : t("hint")}
          value={selectedCode ?? ""}
          onChange={(code) => select(code || null)}
          options={options}
          words={words}
          isRequested={isApproached}
        />
      </div>
      <CantonAnnouncement canton={isChosen ? selected : undefined} canSeeFigures={canSeeFigures} />
      {isChosen && selected === undefined && (
        <p role="status" className={`${text.small} ${text.muted}`}>
          {t(found ? "nothing" : "loading")}
        </p>
      )}
      {selected && selected.code !== pageCode && (
        <CantonFacts canton={selected} canSeeFigures={canSeeFigures} />
      )}
      {selected && canSeeFigures && <CantonComparison code={selected.code} />}
      {!selectedCode && found && <CantonStart cantons={found} canSeeFigures={canSeeFigures} />}
      {(!selected || selected.code === pageCode) && (
        <div className={styles.all}>
          <Button variant="outline" isWide to="/app/cantons">
            {t("all")}
          </Button>
        </div>
      )}
    </div>
  );
}

function Failure({ onRetry }: Pick<CantonExplorerProps, "onRetry">) {
  return (
    <div role="status" className={styles.failure}>
      <p className={`${text.small} ${text.muted}`}>{t("failed")}</p>
      <Button variant="outline" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}

function listOptions(found: readonly CantonSummary[] | null): ComboboxOption[] {
  const known = Object.entries(cantonNames).map(([code, name]) => ({ code, name }));
  return (found ?? known)
    .map(({ code, name }) => ({ value: code, label: name, code }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}
