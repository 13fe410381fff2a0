import { SEEN_VERSION } from "../../contract/collections/edit-version.ts";

const LONGEST = 40;

export const seenVersionOf = (form: FormData): string =>
  String(form.get(SEEN_VERSION) ?? "").slice(0, LONGEST);
