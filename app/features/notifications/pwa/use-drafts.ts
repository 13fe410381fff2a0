import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { to } from "~/i18n/paths";
import { claimDrafts, dropDrafts, keepDrafts, restoreDrafts } from "~/page/drafts";

const LOGIN = to("/login");
const LOGOUT = to("/logout");

export function useDrafts(memberId: string | null): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isSentToLogin = useNavigation().location?.pathname === LOGIN && pathname !== LOGIN;
  // After a failed load the browser shows the new address, while the old page is still open.
  const shownPath = useRef(path);

  useLayoutEffect(() => {
    shownPath.current = path;
  }, [path]);
  // An error page replaces the whole document. This cleanup runs while the forms still exist.
  useLayoutEffect(() => () => keepDrafts(shownPath.current), []);
  useEffect(() => {
    if (isSentToLogin) keepDrafts(shownPath.current);
  }, [isSentToLogin]);
  useEffect(() => {
    const keep = () => keepDrafts(shownPath.current);
    const dropAtLogout = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === LOGOUT)
        dropDrafts();
    };
    window.addEventListener("vite:preloadError", keep);
    document.addEventListener("submit", dropAtLogout);
    return () => {
      window.removeEventListener("vite:preloadError", keep);
      document.removeEventListener("submit", dropAtLogout);
    };
  }, []);
  useEffect(() => {
    claimDrafts(memberId);
    restoreDrafts(path);
  }, [memberId, path]);
}
