import { SEEN_VERSION } from "../../contract/edit-version.ts";

const LONGEST = 40;

/** The version that a form says it began with. */
export const seenVersionOf = (form: FormData): string =>
  String(form.get(SEEN_VERSION) ?? "").slice(0, LONGEST);
