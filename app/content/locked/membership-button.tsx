import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/action/button";
import { isReturnPage } from "../../../contract/account/membership.ts";
import { membershipPath } from "./membership-path";

type MembershipButtonProps = {
  size?: "sm" | "md" | "lg";
  variant?: "fill" | "outline";
  children: ReactNode;
};

/**
 * Leads to the plans and, after the payment, back to the current page. Filters stay out, because the
 * payment provider reads the address.
 */
export function MembershipButton({ children, ...look }: MembershipButtonProps) {
  const { pathname } = useLocation();
  return (
    <Button to={membershipPath(isReturnPage(pathname) ? pathname : null)} {...look}>
      {children}
    </Button>
  );
}
