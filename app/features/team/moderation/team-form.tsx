import { useFetcher } from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import { MODERATION_PATH } from "../../../../contract/community/moderation.ts";
import { moderation } from "./words";
import type { DecisionAnswer } from "./queue.server";

const t = translator("moderation", moderation);

type TeamFormProps = {
  summary: string;
  id?: string;
  values: Readonly<Record<string, string>>;
  submit: string;
  children: ReactNode;
};

/** After success the page reloads, because reloading the data would not update the comments below. */
export function TeamForm({ summary, id, values, submit, children }: TeamFormProps) {
  const { Form, data: answer, state } = useFetcher<DecisionAnswer>();
  const isDone = answer?.problem === null;
  useEffect(() => {
    if (isDone) location.reload();
  }, [isDone]);
  return (
    <details>
      <summary>{summary}</summary>
      {answer?.problem && (
        <Alert kind="error" isAnnounced>
          {t(`problems.${answer.problem}`)}
        </Alert>
      )}
      <Form id={id} method="post" action={to(MODERATION_PATH)} className={layout.stack}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div>
          <Button type="submit" size="sm" variant="outline" isLoading={state !== "idle" || isDone}>
            {submit}
          </Button>
        </div>
      </Form>
    </details>
  );
}
