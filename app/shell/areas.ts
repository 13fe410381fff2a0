import { translator } from "~/i18n/translator";
import type { IconName } from "~/ui/media/icon";
import { areas, isPlannedArea, type PlannedArea } from "../../contract/shared/areas.ts";
import { shell } from "./words";

const t = translator("shell", shell);

export type AreaName = PlannedArea | keyof typeof shell.areas;

export type Area = {
  name: AreaName;
  to: `/${string}`;
  base: `/${string}`;
  icon: IconName;
  isReady: boolean;
};

function area(name: AreaName, icon: IconName, base: Area["base"] = `/app/${name}`): Area {
  if (!isPlannedArea(name)) return { name, icon, base, to: base, isReady: true };
  return {
    name,
    icon,
    base,
    get to() {
      return areas[name].path;
    },
    get isReady() {
      return areas[name].isOpen;
    },
  };
}

export const homeArea = area("home", "house", "/app");

export const contentAreas: readonly [Area, ...Area[]] = [
  area("news", "newspaper"),
  area("videos", "square-play"),
  area("courses", "book"),
  area("articles", "file-text"),
];

export const forumArea = area("forum", "message-square");

export const glossaryArea = area("glossary", "book");
export const practiceArea = area("practice", "book");

export const livingAreas: readonly [Area, ...Area[]] = [
  area("classifieds", "briefcase"),
  area("cantons", "map"),
  area("tools", "calculator"),
];

export const planArea = area("plan", "clock");
export const lettersArea = area("letters", "file-text");

export const chatArea = area("chat", "messages-square");

export const membersArea = area("members", "user");

export const supportArea = area("support", "life-buoy");
export const feedbackArea = area("feedback", "message-square");

const quietAreas: readonly Area[] = [
  area("search", "search"),
  practiceArea,
  area("notifications", "bell"),
  area("profile", "user"),
  supportArea,
  feedbackArea,
];

export const navigableAreas: readonly Area[] = [
  ...contentAreas,
  glossaryArea,
  forumArea,
  planArea,
  lettersArea,
  ...livingAreas,
  chatArea,
  membersArea,
];

export function findArea(pathname: string): Area | null {
  const path = pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/, "");
  return (
    [...navigableAreas, ...quietAreas].find(
      ({ base }) => path === base || path.startsWith(`${base}/`),
    ) ?? (path === homeArea.base ? homeArea : null)
  );
}

export function areaTitle(name: AreaName): string {
  return isPlannedArea(name) ? areas[name].title : t(`areas.${name}`);
}
