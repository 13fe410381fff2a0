import { digest } from "../../contract/collections/edit-version.ts";

export const TAKE_SAVED = "takeSaved";

export const isTakingSaved = (form: FormData): boolean => form.has(TAKE_SAVED);

export function freshFormPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return `${pathname.replace(/\.data$/, "")}?fresh=${digest(Date.now())}`;
}
