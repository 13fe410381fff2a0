import { OFFICIAL_FILE_MAX_BYTES } from "../../contract/api/official-tables-v1.ts";
import { CHAT_IMAGE_MAX_BYTES } from "../../contract/community/chat.ts";
import { FORUM_IMAGE_MAX_BYTES } from "../../contract/community/embeds.ts";
import { RECEIPT_MAX_BYTES } from "../../contract/classifieds/price-receipts.ts";
import { PHOTO_MAX_BYTES } from "../../contract/account/profile.ts";
import { ATTACHMENT_MAX_BYTES, MAX_ATTACHMENTS } from "../../contract/account/support.ts";
import { FORM_MAX_BYTES } from "../../contract/collections/input-limits.ts";
import { PROOF_MAX_BYTES } from "../../contract/account/membership.ts";

/**
 * Size allowance for a form's texts beside its files. Multipart texts are not encoded, so they need far
 * less.
 */
const AROUND_BYTES = FORM_MAX_BYTES;

export const uploads = [
  {
    path: /^\/pt-BR\/app\/profile\/[^/]+\/edit(\.data)?$/,
    maxBodyBytes: PHOTO_MAX_BYTES + AROUND_BYTES,
    shownBy: "photo=too-large",
  },
  {
    path: /^\/pt-BR\/app\/membership\/youtube(\.data)?$/,
    maxBodyBytes: PROOF_MAX_BYTES + AROUND_BYTES,
    shownBy: "proof=too-large",
  },
  {
    path: /^\/pt-BR\/app\/classifieds\/supermarket-costs(\.data)?$/,
    maxBodyBytes: RECEIPT_MAX_BYTES + AROUND_BYTES,
    shownBy: "receipt=too-large",
  },
  {
    path: /^\/pt-BR\/app\/chat\/messages(\.data)?$/,
    maxBodyBytes: CHAT_IMAGE_MAX_BYTES + AROUND_BYTES,
  },
  {
    path: /^\/pt-BR\/app\/forum\/images(\.data)?$/,
    maxBodyBytes: FORUM_IMAGE_MAX_BYTES + AROUND_BYTES,
  },
  // One year of the BAG's premiums is twenty megabytes.
  {
    path: /^\/pt-BR\/app\/official-files(\.data)?$/,
    maxBodyBytes: OFFICIAL_FILE_MAX_BYTES + AROUND_BYTES,
  },
  {
    path: /^\/pt-BR\/app\/support(\/[^/]+)?(\.data)?$/,
    maxBodyBytes: MAX_ATTACHMENTS * ATTACHMENT_MAX_BYTES + AROUND_BYTES,
  },
];

type TooLargeWords = { title: string; text: string };

export const tooLargePage = (lang: string, { title, text }: TooLargeWords): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${title}</title>` +
  `<main><h1>${title}</h1><p>${text}</p></main></html>`;
