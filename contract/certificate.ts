import { printable } from "./printable-text.ts";

/** Letters and digits that no one takes for each other when a number is read out or typed. */
export const CERTIFICATE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const NUMBER = /^PS(?:-[2-9A-HJKMNP-Z]{4}){3}$/;

/** Whether somebody may have been given this number. */
export const isCertificateNumber = (text: unknown): text is string =>
  typeof text === "string" && NUMBER.test(text);

/** The share of right answers, in percent, that passes a test; a certificate asks for it in each test of its course. */
export const PASS_PERCENT = 60;

const MIN_HOLDER_CHARACTERS = 2;
const MAX_HOLDER_CHARACTERS = 141;

type AccountName = { firstName: string | null; lastName: string | null };

/** The name on a certificate: the account's, as the paper can draw it. Too short where it draws next to none. */
export const holderNameOf = ({ firstName, lastName }: AccountName): string =>
  printable(`${firstName ?? ""} ${lastName ?? ""}`.replaceAll(/\s+/g, " ")).slice(
    0,
    MAX_HOLDER_CHARACTERS,
  );

export const isHolderName = (name: string): boolean =>
  name.length >= MIN_HOLDER_CHARACTERS && /\p{L}/u.test(name);

/** From which share of a course on a member may say what they think of it. */
export const REVIEW_FROM_PERCENT = 50;
