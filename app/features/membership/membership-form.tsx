import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSending } from "~/forms/use-sending";
import { to } from "~/i18n/paths";
import { Button } from "~/ui/action/button";

type MembershipFormProps = {
  intent: "cancel" | "undo" | "portal" | "card";
  returnTo: "membership" | "account";
  variant?: "fill" | "outline" | "text";
  color?: "primary" | "secondary";
  children: ReactNode;
};

export function MembershipForm({ intent, returnTo, children, ...look }: MembershipFormProps) {
  const isBusy = useSending(intent);
  return (
    <Form method="post" action={to("/app/membership")} preventScrollReset>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" name="intent" value={intent} isLoading={isBusy} {...look}>
        {children}
      </Button>
    </Form>
  );
}
