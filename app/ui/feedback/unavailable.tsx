import type { ReactNode } from "react";
import { Button } from "~/ui/action/button";
import { StateMessage } from "./state-message";

type UnavailableProps = {
  title: string;
  children: ReactNode;
  retry: string;
} & ({ to: string; onRetry?: undefined } | { to?: undefined; onRetry: () => void });

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
