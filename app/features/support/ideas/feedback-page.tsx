import { Form } from "@remix-run/react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { StateMessage } from "~/ui/feedback/state-message";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { IDEA_BODY_MAX_LENGTH, IDEA_TITLE_LENGTH } from "../../../../contract/community/ideas.ts";
import type { FeedbackAnswer } from "./feedback.server";
import { KINDS, SORTS, STATUSES, ideaSchema } from "./feedback.schema";
import { pageLabels } from "~/content/list/page-labels";
import { Pagination } from "~/ui/navigation/pagination";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { IdeaList, IdeaFilter } from "./ideas.server";
import { IdeaRow, VoteButton, IdeaFailure } from "./idea-row";
import { feedback } from "./words";
import styles from "~/features/support/tickets/support.module.css";

const t = translator("feedback", feedback);

export type FeedbackPageProps = {
  filter: IdeaFilter;
  path: string;
  list: IdeaList | null;
  answer: FeedbackAnswer | null;
};

const kinds = KINDS.map((value) => ({
  value,
  label: t(`kinds.${value}`),
  hint: t(`form.kindHints.${value}`),
}));

function IdeaForm({ answer }: { answer: FeedbackAnswer | null }) {
  const form = useForm(ideaSchema, {
    id: "idea",
    intent: "idea",
    answer,
    defaults: { kind: "idea" },
    isOnce: true,
  });
  const similar = answer?.similar ?? [];
  return (
    <>
      {similar.length > 0 && (
        <Alert kind="info" title={t("form.similar")} isAnnounced>
          <p>{t("form.similarText")}</p>
          <ul className={`${layout.stack} ${layout.tight}`}>
            {similar.map((idea) => (
              <li key={idea.id} className={styles.idea}>
                <span className={styles.what}>{idea.title}</span>
                <VoteButton idea={idea} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <FormFrame form={form} className={layout.stack}>
        {similar.length > 0 && <input type="hidden" name="isNew" value="true" />}
        <FormErrors title={t("errors.summary")} form={form} />
        <RadioGroup {...form.field("kind")} label={t("form.kind")} options={kinds} />
        <TextField
          {...form.field("title")}
          required
          label={t("form.what")}
          hint={t("form.whatHint")}
          limit={IDEA_TITLE_LENGTH.max}
        />
        <TextArea
          {...form.field("body")}
          label={t("form.body")}
          hint={t("form.bodyHint")}
          rows={5}
          limit={IDEA_BODY_MAX_LENGTH}
        />
        <div>
          <Button type="submit" isLoading={form.isBusy}>
            {t(similar.length > 0 ? "form.sendAnyway" : "form.submit")}
          </Button>
        </div>
      </FormFrame>
    </>
  );
}

export function FeedbackPage({ filter, path, list, answer }: FeedbackPageProps) {
  // Without any ideas there is nothing to filter.
  const isSilent = list?.ideas.length === 0 && !isFiltered(filter);
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>
        {t("lead")}{" "}
        <PageLink to={`${path}?status=done&sort=new#list-title`} className={text.link}>
          {t("shipped")}
        </PageLink>
        {" · "}
        <PageLink to={to("/changelog")} className={text.link}>
          {t("changelog")}
        </PageLink>
      </p>
      <section className={styles.section} id="write" aria-labelledby="write-title">
        <h2 id="write-title">{t("form.title")}</h2>
        {answer?.intent === "idea" && answer.isDone && (
          <Alert kind="success" title={t("form.sent")} isAnnounced />
        )}
        <IdeaFailure answer={answer} />
        <IdeaForm key={answer?.ideaId ?? "writing"} answer={answer} />
      </section>
      <section className={styles.section} aria-labelledby="list-title">
        <h2 id="list-title">{t("list.title")}</h2>
        {isSilent ? null : <FilterForm filter={filter} path={path} />}
        <Ideas filter={filter} path={path} list={list} />
      </section>
    </>
  );
}

function FilterForm({ filter, path }: Pick<FeedbackPageProps, "filter" | "path">) {
  const { kind, status, sort } = filter;
  return (
    <Form method="get" action={`${path}#list-title`} className={layout.filters} preventScrollReset>
      <Select
        name="kind"
        label={t("filters.kind")}
        defaultValue={kind ?? ""}
        options={[
          { value: "", label: t("filters.all") },
          ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <Select
        name="status"
        label={t("filters.status")}
        defaultValue={status ?? ""}
        options={[
          { value: "", label: t("filters.allStatuses") },
          ...STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
      />
      <Select
        name="sort"
        label={t("filters.sort")}
        defaultValue={sort}
        options={SORTS.map((value) => ({ value, label: t(`filters.${value}`) }))}
      />
      <div className={layout.cluster}>
        <Button type="submit" variant="outline">
          {t("filters.submit")}
        </Button>
      </div>
    </Form>
  );
}

function Ideas({ filter, path, list }: Omit<FeedbackPageProps, "answer">) {
  if (!list) {
    return (
      <StateMessage kind="error" title={t("errors.listTitle")}>
        {t("errors.listText")}
      </StateMessage>
    );
  }
  if (list.ideas.length === 0) {
    return isFiltered(filter) ? (
      <StateMessage
        kind="no-match"
        title={t("list.noMatch")}
        action={
          <Button variant="outline" to={path}>
            {t("filters.clear")}
          </Button>
        }
      >
        {t("list.noMatchText")}
      </StateMessage>
    ) : (
      <StateMessage kind="empty" icon="message-square" title={t("list.empty")}>
        {t("list.emptyText")}
      </StateMessage>
    );
  }
  return (
    <>
      <ul className={`${layout.stack} ${layout.tight}`}>
        {list.ideas.map((idea) => (
          <IdeaRow key={idea.id} idea={idea} />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => pagePath(path, { ...filter, page })}
        labels={pageLabels}
      />
    </>
  );
}

function isFiltered({ kind, status, page }: IdeaFilter): boolean {
  return kind !== null || status !== null || page > 1;
}

function pagePath(path: string, { kind, status, sort, page }: IdeaFilter): string {
  const query = new URLSearchParams({ sort, page: String(page) });
  if (kind) query.set("kind", kind);
  if (status) query.set("status", status);
  return `${path}?${query}#list-title`;
}
