/**
 * The length of a text, for every limit of every part. An emoji is one character or two. A line break is
 * one, also where a browser sends CRLF. Blank ends do not count: no text keeps them.
 */
export const countCharacters = (text: string): number =>
  [...text.replaceAll("\r\n", "\n").trim()].length;

export const isTooLong = (text: string, limit: number): boolean => countCharacters(text) > limit;

/** For schemas: whether a text keeps its limit. */
export const fits =
  (limit: number) =>
  (text: string): boolean =>
    !isTooLong(text, limit);

const number = (value: number): string => value.toLocaleString("pt-BR");

/** "32.014 de 32.000 caracteres". */
export const lengthText = (count: number, limit: number): string =>
  `${number(count)} de ${number(limit)} caracteres`;
