import { lazy, Suspense, useState, type FormEvent } from "react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import layout from "~/ui/layout/layout.module.css";
import { READING_PATH, type OwnReading, type ReadingTarget } from "./own-reading";
import { useful as words } from "./words";
import styles from "./useful.module.css";

const t = translator("useful", words);

// Lazy: only members who answer "no" are asked why.
const UsefulReason = lazy(() =>
  import("./useful-reason").then((part) => ({ default: part.UsefulReason })),
);

export type UsefulProps = ReadingTarget & {
  own: OwnReading | null;
};

type Sending = "not-yet" | "sending" | "sent" | "failed";

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
  const headers = { Accept: "application/json" };
  const answer = await fetch(READING_PATH, { method: "POST", headers, body }).catch(() => null);
  return answer?.ok ?? false;
}

export function Useful({ type, item, own }: UsefulProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [state, setState] = useState<Sending>("not-yet");
  const [hasVoted, setOutcome] = useState<boolean | null>(null);
  const isUseful = chosen ?? own?.isUseful ?? null;
  // Also asks members who answered "no" earlier, or through the plain form, without giving a reason.
  const isRequested = isUseful === false && !(hasVoted ?? own?.hasReason ?? false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const isReason = submitter?.getAttribute("name") !== "isUseful";
    const before = chosen;
    if (!isReason) setChosen(answer === "true");
    setState("sending");
    const isSent = await send(event.currentTarget, submitter);
    setState(isSent ? "sent" : "failed");
    // A member who answers "no" again keeps their earlier reason.
    if (isSent && (isReason || answer === "true")) setOutcome(isReason);
    else if (!isSent && !isReason) setChosen(before);
  }

  const target = (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="item" value={item} />
    </>
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event);
  return (
    <section className={styles.useful} aria-labelledby="useful-title">
      <form
        method="post"
        action={READING_PATH}
        className={`${layout.cluster} ${layout.wide}`}
        onSubmit={onSubmit}
      >
        {target}
        <h2 id="useful-title" className={styles.title}>
          {t("title")}
        </h2>
        <div className={`${layout.cluster} ${layout.tight}`}>
          {[true, false].map((answer) => (
            <Button
              key={String(answer)}
              type="submit"
              variant="outline"
              size="sm"
              name="isUseful"
              value={String(answer)}
              aria-pressed={isUseful === answer}
              className={isUseful === answer ? styles.chosen : undefined}
            >
              {t(answer ? "yes" : "no")}
            </Button>
          ))}
        </div>
      </form>
      {isRequested && (
        <Suspense>
          <UsefulReason target={target} isSending={state === "sending"} onSubmit={onSubmit} />
        </Suspense>
      )}
      <p role="status" className={styles.status}>
        {state === "sent" && t(isUseful ? "thanks" : "thanksNo")}
        {state === "failed" && t("failed")}
      </p>
    </section>
  );
}
