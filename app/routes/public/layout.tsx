import { Outlet } from "@remix-run/react";
import { PublicFrame } from "~/shell/public-frame";

/** The frame around every page that needs no session; the pages guard themselves. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
