/** Letters and digits that no one takes for each other when a number is read out or typed. */
export const CERTIFICATE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const NUMBER = /^PS(?:-[2-9A-HJKMNP-Z]{4}){3}$/;

/** Whether somebody may have been given this number. Pure. */
export const isCertificateNumber = (text: unknown): text is string =>
  typeof text === "string" && NUMBER.test(text);

export const MIN_HOLDER_CHARACTERS = 2;
export const MAX_HOLDER_CHARACTERS = 80;

/** From which share of a course on a member may say what they think of it. */
export const REVIEW_FROM_PERCENT = 50;
