import { useEffect, useRef, type ReactNode } from "react";
import { Notice } from "~/ui/feedback/alert";

type OutcomeProps = {
  kind: "error" | "success";
  title: ReactNode;
  children?: ReactNode;
  answer: unknown;
};

/** The result of a submitted form. Takes the focus, so that it is seen and announced. */
export function Outcome({ kind, title, children, answer }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (told.current === answer) return;
    told.current = answer;
    box.current?.focus();
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1} role={kind === "error" ? "alert" : "status"}>
      <Notice kind={kind} title={title}>
        {children}
      </Notice>
    </div>
  );
}
