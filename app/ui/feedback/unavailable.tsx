import type { ReactNode } from "react";
import { Button } from "~/ui/action/button";
import { StateMessage } from "./state-message";

type UnavailableProps = {
  title: string;
  /** Why, and what of it is safe. */
  children: ReactNode;
  retry: string;
} & ({ to: string; onRetry?: undefined } | { to?: undefined; onRetry: () => void });

/** Stands where something could not be read now, with the way to try again. */
export function Unavailable({ title, children, retry, to, onRetry }: UnavailableProps) {
  const button =
    to === undefined ? (
      <Button variant="outline" onClick={onRetry}>
        {retry}
      </Button>
    ) : (
      <Button variant="outline" to={to}>
        {retry}
      </Button>
    );
  return (
    <StateMessage kind="error" title={title} action={button}>
      {children}
    </StateMessage>
  );
}
