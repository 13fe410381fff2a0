import { accessibility } from "~/i18n/pt-BR/public/accessibility";
import { auth } from "~/i18n/pt-BR/account/auth";
import { changelog } from "~/i18n/pt-BR/public/changelog";
import { imprint } from "~/i18n/pt-BR/public/imprint";
import { landing } from "~/i18n/pt-BR/public/landing";
import { legal } from "~/i18n/pt-BR/public/legal";
import { to } from "~/i18n/paths";
import { safety } from "~/i18n/pt-BR/public/safety";

/** Public pages that search engines may index; `path` as in their `pageMeta`. */
export const publicPages = [
  { path: "/", title: landing.meta.title },
  { path: "/login", title: auth.login.title },
  { path: "/terms-of-service", title: legal.terms },
  { path: "/privacy", title: legal.privacy },
  { path: "/accessibility", title: accessibility.title },
  { path: "/imprint", title: imprint.title },
  { path: "/safety", title: safety.title },
  { path: "/changelog", title: changelog.title },
] as const;

export const publicPaths = publicPages.map(({ path }) => to(path === "/" ? "" : path));

/** The landing page also answers at the root. */
export const visitorPaths: ReadonlySet<string> = new Set(["/", ...publicPaths]);
