import { accessibility } from "~/features/public-pages/accessibility/words";
import { auth } from "~/features/account/auth/words";
import { changelog } from "~/features/public-pages/changelog/words";
import { imprint } from "~/features/public-pages/imprint/words";
import { landing } from "~/features/landing/words";
import { legal } from "~/features/public-pages/legal/words";
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
