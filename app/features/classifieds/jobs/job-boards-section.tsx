import { Form } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  boardLanguages,
  boardParameters,
  boardSearchUrl,
  type BoardSearch,
} from "../../../../contract/classifieds/job-boards.ts";
import { offerKinds } from "../../../../contract/classifieds/offers.ts";
import { SourceLine } from "../frame/source-line";
import type { JobBoards } from "./job-boards.server";
import { jobs as words } from "./words";
import styles from "../frame/classifieds.module.css";

const t = translator("jobs", words);

type JobBoardsSectionProps = { boards: NonNullable<JobBoards>; search: BoardSearch };

const BOARDS_ID = "sites-de-vagas";

/** For the top of the page: the boards below have far more jobs than the list above them. */
export const JobBoardsLink = () => (
  <p>
    <a href={`#${BOARDS_ID}`} className={`${text.link} ${text.tap}`}>
      {t("boards.jump")}
    </a>
  </p>
);

/** Each board's link carries the search. The portal requests nothing from the boards. */
export function JobBoardsSection({ boards: { boards, source }, search }: JobBoardsSectionProps) {
  const { words: profession, canton, language } = search;
  return (
    <section className={styles.section} aria-labelledby={BOARDS_ID}>
      <h2 id={BOARDS_ID} className={text.large}>
        {t("boards.title")}
      </h2>
      <p>{t("boards.lead")}</p>
      <Form
        key={[profession, canton, language].join("|")}
        action={`${to(offerKinds.jobs.path)}#${BOARDS_ID}`}
        className={layout.filters}
        aria-label={t("boards.title")}
        preventScrollReset
      >
        <TextField
          name={boardParameters.words}
          label={t("boards.profession")}
          hint={t("boards.hint")}
          defaultValue={profession ?? ""}
          type="search"
          maxLength={80}
          autoComplete="off"
        />
        <Select
          name={boardParameters.canton}
          label={t("filters.canton")}
          defaultValue={canton ?? ""}
          options={[
            { value: "", label: t("boards.allCantons") },
            ...Object.entries(cantonNames).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Select
          name={boardParameters.language}
          label={t("boards.language")}
          defaultValue={language ?? ""}
          options={[
            { value: "", label: t("boards.anyLanguage") },
            ...boardLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ]}
        />
        <div className={layout.cluster}>
          <Button type="submit">{t("boards.submit")}</Button>
        </div>
      </Form>
      <ul className={`${layout.stack} ${layout.pairs}`}>
        {boards.map((board) => (
          <Board key={board.url} board={board} search={search} />
        ))}
      </ul>
      <SourceLine {...source} />
    </section>
  );
}

type BoardProps = { board: NonNullable<JobBoards>["boards"][number]; search: BoardSearch };

function Board({ board: { name, kind, url }, search }: BoardProps) {
  const filled = boardSearchUrl(url, search);
  return (
    <li className={styles.card}>
      <SmartLink to={filled ?? url} className={`${text.link} ${text.tap}`}>
        {name}
      </SmartLink>
      <span className={`${text.small} ${text.muted}`}>
        {t(`boards.kinds.${kind}`)} · {t(filled ? "boards.filled" : "boards.plain")}
      </span>
    </li>
  );
}
