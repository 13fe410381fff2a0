import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { courseClass } from "~/i18n/pt-BR/courses/course-class";
import { translator } from "~/i18n/translator";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Icon } from "~/ui/media/icon";
import { classFailure } from "../class-failure";
import type { ClassHead } from "../course";
import styles from "./class-finish.module.css";

const t = translator("course-class", courseClass);

type ClassFinishProps = {
  head: ClassHead;
  isDone: boolean;
  planStep: string | null;
  children?: ReactNode;
};

export function ClassFinish({ head, isDone, planStep, children }: ClassFinishProps) {
  const fetcher = useFetcher<{ code: string | null }>();
  const isSending = fetcher.state !== "idle";
  const failure = isSending ? null : (fetcher.data?.code ?? null);
  return (
    <section className={styles.finish} aria-labelledby="class-finish">
      <h2 id="class-finish" className={styles.title}>
        {t("rules.title")}
      </h2>
      <p>{t(`rules.${head.kind === "quiz" ? "quiz" : head.completionRule}`)}</p>
      {planStep !== null && (
        <p>
          <PageLink to={to("/app/plan")}>{t("planStep", { step: planStep })}</PageLink>
        </p>
      )}
      <fetcher.Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value={isDone ? "undo" : "finish"} />
        {isDone && (
          <p className={styles.done}>
            <Icon name="circle-check" size={20} />
            {t("done")}
          </p>
        )}
        <Button type="submit" variant={isDone ? "outline" : "fill"} isLoading={isSending}>
          {t(isDone ? "undo" : "finish")}
        </Button>
      </fetcher.Form>
      <p role="status" className={styles.status}>
        {failure !== null && t(`failed.${classFailure(failure)}`)}
      </p>
      {children}
    </section>
  );
}
