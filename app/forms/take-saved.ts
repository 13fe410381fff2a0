import { digest } from "../../contract/edit-version.ts";

/** The button by which a writer gives their own text up for the one that was saved in between. */
export const TAKE_SAVED = "takeSaved";

export const isTakingSaved = (form: FormData): boolean => form.has(TAKE_SAVED);

/** The page of the form, whose form begins anew there: another address each time. */
export function freshFormPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return `${pathname.replace(/\.data$/, "")}?fresh=${digest(Date.now())}`;
}
