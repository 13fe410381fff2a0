import { toasts as words } from "~/i18n/pt-BR/notifications/toasts";

export type Done = keyof typeof words.done;

const COOKIE = "portal_done";
const ONE_MINUTE_SECONDS = 60;

const isDone = (value: string): value is Done => Object.hasOwn(words.done, value);

/** For an action that redirects: the next page shows the toast. */
export function doneCookie(done: Done, isHttps: boolean): string {
  const flags = `Path=/; Max-Age=${ONE_MINUTE_SECONDS}; SameSite=Strict${isHttps ? "; Secure" : ""}`;
  return `${COOKIE}=${done}; ${flags}`;
}

export function takeDone(): Done | null {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${COOKIE}=`));
  if (!pair) return null;
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
  const value = pair.slice(COOKIE.length + 1);
  return isDone(value) ? value : null;
}
