import { SEEN_VERSION, SEEN_VERSION_MAX_LENGTH } from "../../contract/collections/edit-version.ts";

export const seenVersionOf = (form: FormData): string =>
  String(form.get(SEEN_VERSION) ?? "").slice(0, SEEN_VERSION_MAX_LENGTH);
