import type { SavedVersion } from "~/forms/edit-conflict";
import type { FormAnswer, FormFailure } from "~/forms/form-answer";
import { atMost } from "~/forms/text-length";
import * as z from "~/forms/zod";
import { profile } from "~/i18n/pt-BR/account/profile";
import { readMonth } from "~/i18n/read-month";
import { translator } from "~/i18n/translator";
import { emailAddress } from "~/session/email-address";
import { personName } from "~/session/person-name";
import {
  FIRST_NAME_MAX_LENGTH,
  isPersonName,
  LAST_NAME_MAX_LENGTH,
  tidyName,
  TYPED_PASSWORD_MAX_LENGTH,
} from "../../../../contract/account/person.ts";
import { normalForm } from "../../../../contract/shared/text.ts";
import {
  BIO_MAX_LENGTH,
  DISPLAY_NAME_MAX_LENGTH,
  LANGUAGES,
  DEFAULT_VISIBILITY,
  SHORT_FACT_MAX_LENGTH,
  VISIBILITIES,
  type HideableField,
  type ProfileColumn,
} from "../../../../contract/account/profile.ts";

const t = translator("profile", profile);

export const MAX_LINKS = 3;
export const LIST_MAX_ITEMS = 10;
export const LIST_ITEM_MAX_LENGTH = 40;
const LINK_MAX_LENGTH = 300;

const tidy = (typed: string | undefined) =>
  normalForm(typed ?? "", "NFC")
    .replaceAll("\r\n", "\n")
    .trim()
    .replace(/[^\S\n]+/g, " ");
const typed = z.pipe(z.optional(z.string()), z.transform(tidy));

const shortText = (longest: number) => z.pipe(typed, z.string().check(atMost(longest)));

const commaList = z.pipe(
  z.pipe(
    typed,
    z.transform((text) => [
      ...new Set(
        text
          .split(/[,;\n]/)
          .map(tidy)
          .filter(Boolean),
      ),
    ]),
  ),
  // One error for the whole field, because a single item has no place to show it.
  z
    .array(z.string())
    .check(
      z.refine(
        (items) =>
          items.length <= LIST_MAX_ITEMS &&
          items.every((item) => item.length <= LIST_ITEM_MAX_LENGTH),
        t("errors.list", { items: LIST_MAX_ITEMS, max: LIST_ITEM_MAX_LENGTH }),
      ),
    ),
);

/** Accepts complete https addresses only. Rejects script addresses, user names and control characters. */
export function isWebLink(text: string): boolean {
  if (text.length > LINK_MAX_LENGTH || /[\p{Cc}\p{Cf}\s\\]/u.test(text)) return false;
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.hostname.includes(".") && !url.username && !url.password;
}

const link = z.pipe(
  typed,
  z.string().check(z.refine((text) => text === "" || isWebLink(text), t("errors.link"))),
);

const visibility = z._default(z.enum(VISIBILITIES, t("errors.choice")), DEFAULT_VISIBILITY);

const oneOrMany = z.pipe(
  z.transform((value: unknown) =>
    value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value],
  ),
  z.array(z.enum(LANGUAGES, t("errors.choice"))).check(z.maxLength(LANGUAGES.length)),
);

type EditedColumn = Exclude<ProfileColumn, "inSwitzerlandSince">;
type EditedLevel = Exclude<HideableField, "inSwitzerlandSince">;

const levels = {
  avatar: visibility,
  place: visibility,
  profession: visibility,
  bio: visibility,
  spokenLanguages: visibility,
  skills: visibility,
  interests: visibility,
  links: visibility,
} satisfies Record<EditedLevel, unknown>;

const columns = {
  city: shortText(SHORT_FACT_MAX_LENGTH),
  canton: z.pipe(typed, z.string().check(z.regex(/^\d{0,3}$/, t("errors.choice")))),
  profession: shortText(SHORT_FACT_MAX_LENGTH),
  bio: shortText(BIO_MAX_LENGTH),
  spokenLanguages: oneOrMany,
  skills: commaList,
  interests: commaList,
  links: z.pipe(
    z._default(z.array(link).check(z.maxLength(MAX_LINKS, t("errors.link"))), []),
    z.transform((links: string[]) => links.filter((text) => text !== "")),
  ),
  visibility: z.object(levels),
} satisfies Record<EditedColumn, unknown>;

const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === "on"),
);

export const editProfileSchema = z.object({
  displayName: z.pipe(
    z.pipe(typed, z.transform(tidyName)),
    z.string().check(
      atMost(DISPLAY_NAME_MAX_LENGTH),
      z.refine(
        (text) => text === "" || isPersonName(text),
        t("errors.displayName", { max: DISPLAY_NAME_MAX_LENGTH }),
      ),
    ),
  ),
  ...columns,
  isInDirectory: ticked,
  isVolunteer: ticked,
});
export type EditProfile = z.infer<typeof editProfileSchema>;

const nameOf = (which: "firstName" | "lastName", max: number) =>
  personName(max, {
    missing: t(`errors.${which}Missing`),
    long: t(`errors.${which}Long`, { max }),
    invalid: t("errors.name"),
  });

export const namesSchema = z.object({
  firstName: nameOf("firstName", FIRST_NAME_MAX_LENGTH),
  lastName: nameOf("lastName", LAST_NAME_MAX_LENGTH),
});
export type Names = z.infer<typeof namesSchema>;

export const FIRST_YEAR = 1940;

function isPastMonth(text: string): boolean {
  const [, year = "", month = ""] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return Number(year) >= FIRST_YEAR && Date.UTC(Number(year), Number(month) - 1) <= Date.now();
}

/** Two fields of one name, month and year: one that is left empty is missing or "". */
const monthAndYear = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((parts) => readMonth([parts ?? ""].flat().filter(Boolean).join("/").trim())),
);

export const switzerlandSchema = z.object({
  since: z.pipe(
    monthAndYear,
    z.string().check(z.refine((text) => text === "" || isPastMonth(text), t("errors.month"))),
  ),
  visibility,
});
export type SwitzerlandSince = z.infer<typeof switzerlandSchema>;

export const emailChangeSchema = z.object({
  email: emailAddress({
    missing: t("errors.emailMissing"),
    invalid: t("errors.emailInvalid"),
  }),
  password: z
    .string(t("errors.passwordMissing"))
    .check(z.minLength(1, t("errors.passwordMissing")), z.maxLength(TYPED_PASSWORD_MAX_LENGTH)),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

export type SaveFailure = FormFailure<"refused" | "conflict">;

export type ProfileAnswer = FormAnswer<
  "refused" | "conflict",
  {
    saved: SavedVersion;
    /** The specification requires this exact text, for API clients. */
    message: string;
    sentTo: string;
  }
>;

export const SAVE_FAILURES = { 403: "refused" } as const;
