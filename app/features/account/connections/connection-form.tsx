import { Form, useNavigation, useLocation } from "@remix-run/react";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { CONNECTIONS_PATH, type Act, type ConnectionAnswer } from "./connection";

const t = translator("connections", connections);

type ConnectionFormProps = {
  act: Act;
  directusUserId: string;
  name: string;
  back: string;
  isPlain?: boolean;
};

export function ConnectionForm({
  act,
  directusUserId,
  name,
  back,
  isPlain = false,
}: ConnectionFormProps) {
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === act && formData.get("with") === directusUserId;
  const isMain = act === "request" || act === "accept";
  const quiet = act === "decline" ? "text" : "outline";
  return (
    <Form method="post" action={CONNECTIONS_PATH} preventScrollReset>
      <input type="hidden" name="intent" value={act} />
      <input type="hidden" name="with" value={directusUserId} />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        variant={isMain ? "fill" : quiet}
        size={isPlain ? "sm" : "md"}
        isLoading={isSending}
        aria-label={t("named", { act: t(`acts.${act}`), name })}
      >
        {t(`acts.${act}`)}
      </Button>
    </Form>
  );
}

export function ConnectionAlert({ answer }: { answer: ConnectionAnswer | null }) {
  // The key makes screen readers announce the same result twice.
  const { key } = useLocation();
  if (!answer) return null;
  return answer.problem ? (
    <Alert key={key} kind="error" isAnnounced title={t(`problems.${answer.problem}`)} />
  ) : (
    <Alert key={key} kind="success" isAnnounced title={t(`done.${answer.done}`)} />
  );
}
