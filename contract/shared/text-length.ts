/**
 * Length of a text for every limit in app, service and Directus. An emoji counts as one or two characters.
 * A line break counts as one, even if the browser sends CRLF. Leading and trailing blanks do not count, as
 * they are never stored.
 */
export const countCharacters = (text: string): number =>
  [...text.replaceAll("\r\n", "\n").trim()].length;

export const isTooLong = (text: string, limit: number): boolean => countCharacters(text) > limit;

/** Schema check: true if a text is within its limit. */
export const fits =
  (limit: number) =>
  (text: string): boolean =>
    !isTooLong(text, limit);

const number = (value: number): string => value.toLocaleString("pt-BR");

/** "32.014 de 32.000 caracteres". */
export const lengthText = (count: number, limit: number): string =>
  `${number(count)} de ${number(limit)} caracteres`;
