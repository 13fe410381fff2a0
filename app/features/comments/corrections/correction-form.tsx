import { useId, useState, type FormEvent } from "react";
import { corrections as words } from "~/i18n/pt-BR/community/corrections";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Dialog } from "~/ui/action/dialog";
import { Notice } from "~/ui/feedback/alert";
import { TextArea } from "~/ui/form/text-area";
import {
  CORRECTION_MAX_LENGTH,
  QUOTE_MAX_LENGTH,
} from "../../../../contract/community/comments.ts";
import { sendComment } from "../ask-comments";
import type { CommentProblem, Place } from "../comment";
import { correctionBody } from "./correction-body";
import styles from "./corrections.module.css";

const t = translator("corrections", words);

type CorrectionFormProps = {
  place: Place;
  quote: string;
  onClose: () => void;
};

type State = "open" | "sending" | "sent" | CommentProblem;

const isProblem = (state: State): state is CommentProblem =>
  state !== "open" && state !== "sending" && state !== "sent";

export function CorrectionForm({ place, quote: marked, onClose }: CorrectionFormProps) {
  const formId = useId();
  // A retry keeps the id, so that the correction is stored once.
  const [id] = useState(() => crypto.randomUUID());
  const [quote, setQuote] = useState(marked);
  const [proposal, setProposal] = useState("");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [state, setState] = useState<State>("open");
  const lack = (text: string) => (isChecked && text.trim() === "" ? { error: t("empty") } : {});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    const given = { proposal: proposal.trim(), reason: reason.trim() };
    if (state === "sending" || quote.trim() === "" || given.proposal === "") return;
    setState("sending");
    const body = correctionBody(given);
    const { code } = await sendComment({ intent: "correct", id, ...place, quote, body });
    setState(code ?? "sent");
  }

  if (state === "sent") {
    return (
      <Dialog
        isOpen
        title={t("title")}
        closeLabel={t("close")}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t("close")}</Button>}
      >
        <Notice kind="success" title={t("sent.title")} isAnnounced>
          {t("sent.text")}
        </Notice>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      title={t("title")}
      description={t("why")}
      closeLabel={t("close")}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isLoading={state === "sending"}>
            {t("send")}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={t("quote")}
          hint={t("quoteHint", { max: QUOTE_MAX_LENGTH })}
          rows={2}
          limit={QUOTE_MAX_LENGTH}
          required
          value={quote}
          onChange={(event) => setQuote(event.currentTarget.value)}
          {...lack(quote)}
        />
        <TextArea
          label={t("proposal")}
          rows={3}
          limit={CORRECTION_MAX_LENGTH}
          required
          value={proposal}
          onChange={(event) => setProposal(event.currentTarget.value)}
          {...lack(proposal)}
        />
        <TextArea
          label={t("reason")}
          hint={t("reasonHint")}
          rows={2}
          limit={CORRECTION_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {isProblem(state) && <Notice kind="error" title={t(`problems.${state}`)} isAnnounced />}
      </form>
    </Dialog>
  );
}
