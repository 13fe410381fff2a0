import { useEffect, useRef, type ReactNode } from "react";
import { Alert } from "~/ui/feedback/alert";

type OutcomeProps = {
  kind: "error" | "success";
  title: ReactNode;
  children?: ReactNode;
  answer: unknown;
};

/** The result of a submitted form. Takes the focus, so that it is seen and announced. */
export function Outcome({ kind, title, children, answer }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef<unknown>(null);
  useEffect(() => {
    if (announced.current === answer) return;
    announced.current = answer;
    box.current?.focus();
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1} role={kind === "error" ? "alert" : "status"}>
      <Alert kind={kind} title={title}>
        {children}
      </Alert>
    </div>
  );
}
