import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import type { IconName } from "~/ui/icon";

const t = translator("shell", shell);

export type AreaName = keyof typeof shell.areas;

export type Area = {
  name: AreaName;
  /** The area's first page, without locale. */
  to: `/${string}`;
  /** Every address that begins so belongs to the area. */
  base: `/${string}`;
  icon: IconName;
  /** Turns true when the area works; until then its page says that it is under construction. */
  isReady: boolean;
};

function area(
  name: AreaName,
  icon: IconName,
  base: Area["base"],
  rest: { to?: Area["to"]; isReady?: boolean } = {},
): Area {
  return { name, icon, base, to: rest.to ?? base, isReady: rest.isReady ?? false };
}

export const homeArea = area("home", "house", "/app", { isReady: true });

export const contentAreas: readonly Area[] = [
  area("news", "newspaper", "/app/news", { isReady: true }),
  area("videos", "square-play", "/app/videos"),
  area("courses", "book", "/app/courses"),
  area("articles", "file-text", "/app/articles"),
];

export const forumArea = area("forum", "message-square", "/app/forum");

export const livingAreas: readonly Area[] = [
  area("classifieds", "briefcase", "/app/classifieds", { to: "/app/classifieds/jobs" }),
  area("cantons", "map", "/app/cantons", { to: "/app/cantons/compare" }),
  area("tools", "calculator", "/app/tools", { to: "/app/tools/salary-comparison" }),
];

export const chatArea = area("chat", "messages-square", "/app/chat");

const quietAreas: readonly Area[] = [
  area("search", "search", "/app/search"),
  area("notifications", "bell", "/app/notifications"),
  area("profile", "user", "/app/profile", { isReady: true }),
  area("support", "life-buoy", "/app/support", { isReady: true }),
  area("feedback", "message-square", "/app/feedback", { isReady: true }),
];

/** The areas with a place in the navigation, in its order; the home page apart. */
export const navigableAreas: readonly Area[] = [
  ...contentAreas,
  forumArea,
  ...livingAreas,
  chatArea,
];

/** `/pt-BR/app/videos/results` → the videos area; null outside every area. */
export function findArea(pathname: string): Area | null {
  const path = pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, "");
  return (
    [...navigableAreas, ...quietAreas].find(
      ({ base }) => path === base || path.startsWith(`${base}/`),
    ) ?? (path === homeArea.base ? homeArea : null)
  );
}

export function areaTitle(name: AreaName): string {
  return t(`areas.${name}`);
}
