import { Form } from "@remix-run/react";
import { promoted } from "~/i18n/pt-BR/community/promoted";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import type { TopicActionAnswer } from "./topic-actions.server";

const t = translator("promoted", promoted);

type PromoteFormProps = { reply: string; answer: TopicActionAnswer | null };

export function PromoteForm({ reply, answer }: PromoteFormProps) {
  if (answer?.intent === "promote" && !answer.problem) {
    return (
      <Alert kind="success" isAnnounced>
        {t("act.made")}
      </Alert>
    );
  }
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="promote" />
      <input type="hidden" name="reply" value={reply} />
      <Button type="submit" size="sm" variant="outline">
        {t("act.promote")}
      </Button>
    </Form>
  );
}
