import { useEffect, useRef, useState, useId, type FormEvent } from "react";
import { corrections as words } from "~/features/comments/corrections.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Dialog } from "~/ui/action/dialog";
import { Alert } from "~/ui/feedback/alert";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import {
  CORRECTION_MAX_LENGTH,
  QUOTE_MAX_LENGTH,
} from "../../../../contract/community/comments.ts";
import { sendComment } from "../ask-comments";
import type { Place, CommentProblem } from "../comment";
import { correctionBody } from "./correction-body";
import styles from "./corrections.module.css";

const GAP_PX = 12;
/** Touch devices show selection handles below the selection. */
const GAP_TOUCHED_PX = 36;
const WIDTH_PX = 200;
/** Includes space for the browser bar at the bottom of phones. */
const ROOM_BELOW_PX = 120;

/** Corrections apply only to text written by editors. */
const TEXT = "main [data-prose]";

type MarkedText = {
  quote: string;
  at: DOMRect;
};

function findMarkedText(): MarkedText | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { startContainer: start } = range;
  const element = start instanceof Element ? start : start.parentElement;
  if (!element?.closest(TEXT)) return null;
  const quote = selection.toString().replaceAll(/\s+/g, " ").trim();
  if (quote === "" || quote.length > QUOTE_MAX_LENGTH) return null;
  return { quote, at: [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect() };
}

function placeOf({ at }: MarkedText) {
  if (at.bottom < 0) return null;
  const gap = matchMedia("(pointer: coarse)").matches ? GAP_TOUCHED_PX : GAP_PX;
  const farthest = document.documentElement.clientWidth - WIDTH_PX - GAP_PX;
  return {
    top: Math.min(at.bottom + gap, innerHeight - ROOM_BELOW_PX),
    left: Math.max(GAP_PX, Math.min(at.right - WIDTH_PX / 2, farthest)),
  };
}

const t = translator("corrections", words);

type CorrectionFormProps = {
  place: Place;
  quote: string;
  onClose: () => void;
};

type State = "open" | "sending" | "sent" | CommentProblem;

const isProblem = (state: State): state is CommentProblem =>
  state !== "open" && state !== "sending" && state !== "sent";

function CorrectionForm({ place, quote: marked, onClose }: CorrectionFormProps) {
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
    const input = { proposal: proposal.trim(), reason: reason.trim() };
    if (state === "sending" || quote.trim() === "" || input.proposal === "") return;
    setState("sending");
    const body = correctionBody(input);
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
        <Alert kind="success" title={t("sent.title")} isAnnounced>
          {t("sent.text")}
        </Alert>
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
      <form id={formId} className={layout.stack} noValidate onSubmit={(event) => void send(event)}>
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
        {isProblem(state) && <Alert kind="error" title={t(`problems.${state}`)} isAnnounced />}
      </form>
    </Dialog>
  );
}

export function Corrections(place: Place) {
  const [marked, setMarked] = useState(findMarkedText);
  const [quote, setQuote] = useState<string | null>(null);
  // A touch clears the selection before its click event.
  const isPressed = useRef(false);
  useEffect(() => {
    const look = () => {
      if (!isPressed.current) setMarked(findMarkedText());
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener("selectionchange", look);
    document.addEventListener("scroll", look, { passive: true });
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    return () => {
      document.removeEventListener("selectionchange", look);
      document.removeEventListener("scroll", look);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("pointercancel", release);
    };
  }, []);

  function close(): void {
    setQuote(null);
    setMarked(null);
  }

  const style = marked && placeOf(marked);
  return (
    <>
      <p>
        <Button variant="text" size="sm" onClick={() => setQuote(marked?.quote ?? "")}>
          {words.propose}
        </Button>
      </p>
      {style && quote === null && (
        <Button
          size="sm"
          className={styles.offer}
          style={style}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          onClick={() => setQuote(marked.quote)}
        >
          {words.offer}
        </Button>
      )}
      {quote !== null && <CorrectionForm place={place} quote={quote} onClose={close} />}
    </>
  );
}
