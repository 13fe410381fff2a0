/**
 * A mail as a list of parts, from which the layout renders text and HTML. Personal data appears only in
 * parts, where the layout escapes it.
 */
export type MailTemplate<Values extends object> = {
  /** A fixed text, or one with a title that editors published: user input never reaches a header. */
  subject: string | ((values: Values) => string);
  write(values: Values): MailContent;
};

export type MailContent = {
  title: string;
  parts: readonly MailPart[];
  /** Why a recipient without an account gets the mail; null if the account is the reason. */
  reason?: string;
};

export type MailPart =
  | { kind: "greeting"; text: string }
  | { kind: "paragraph"; text: string }
  /** `path` is a path of the portal, such as `/pt-BR/login`; the configuration adds the origin. */
  | { kind: "button"; label: string; path: MailPath }
  | { kind: "code"; label: string; code: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "links"; title: string; links: readonly MailLink[] }
  | { kind: "note"; text: string };

export type MailPath = `/pt-BR/${string}`;
export type MailLink = { label: string; path: MailPath };

export const greeting = (text: string): MailPart => ({ kind: "greeting", text });
export const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });
export const button = (label: string, path: MailPath): MailPart => ({
  kind: "button",
  label,
  path,
});
export const code = (label: string, digits: string): MailPart => ({
  kind: "code",
  label,
  code: digits,
});
export const facts = (...rows: (readonly [label: string, value: string])[]): MailPart => ({
  kind: "facts",
  rows,
});
export const list = (...items: string[]): MailPart => ({ kind: "list", items });
export const links = (title: string, ...rows: MailLink[]): MailPart => ({
  kind: "links",
  title,
  links: rows,
});
export const note = (text: string): MailPart => ({ kind: "note", text });
