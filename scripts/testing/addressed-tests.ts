import { isAddressOf } from "./affected-routes.ts";

const ADDRESS = /\/pt-BR(?:\/(?:\$\{[^}]*\}|[\w.:*-])+)*\/?/g;
const TEST = /^\s*(?:test|it)(?:\.each)?\(/;
const DECLARATION = /^(?:export )?(?:async )?(?:const|function) (\w+)/;

type Part = { line: number; text: string; name: string | null; isTest: boolean };

function splitParts(source: string): Part[] {
  const parts: Part[] = [];
  source.split("\n").forEach((text, at) => {
    const isTest = TEST.test(text);
    const name = DECLARATION.exec(text)?.[1] ?? null;
    const last = parts.at(-1);
    const isEnd = /^[^\s)}]/.test(text);
    if (!last || isTest || isEnd) parts.push({ line: at + 1, text, name, isTest });
    else last.text += `\n${text}`;
  });
  return parts;
}

function listAddresses(text: string): string[] {
  return text.replaceAll("\\/", "/").match(ADDRESS) ?? [];
}

export function listTestsAt(source: string, patterns: Iterable<string>): number[] {
  const wanted = [...patterns];
  const names = (text: string) =>
    listAddresses(text).some((address) => wanted.some((each) => isAddressOf(each, address)));
  const parts = splitParts(source);
  const carriers = parts.filter((part) => part.name && !part.isTest && names(part.text));
  const isForAll = parts.some((part) => !part.isTest && !part.name && names(part.text));
  return parts
    .filter(
      (part) =>
        part.isTest &&
        (isForAll ||
          names(part.text) ||
          carriers.some(({ name }) => new RegExp(`\\b${name}\\b`).test(part.text))),
    )
    .map(({ line }) => line);
}
