import { digest } from "../../contract/collections/edit-version.ts";

/** Name of the button that replaces the writer's text with the version saved in between. */
export const TAKE_SAVED = "takeSaved";

export const isTakingSaved = (form: FormData): boolean => form.has(TAKE_SAVED);

/** The form's page with a new query, so that its form starts from scratch. */
export function freshFormPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return `${pathname.replace(/\.data$/, "")}?fresh=${digest(Date.now())}`;
}
