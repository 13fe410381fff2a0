import { content } from "~/content/words";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { LOCALE, to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import type { LetterKey } from "../../../contract/switzerland/letters.ts";
import type { PublishedStep } from "./plan-steps.server";

const t = translator("plan", words);

export type StepLink = {
  kind: "guide" | "tool" | "letter";
  label: string;
  to: string;
  /** Only paying members may open the page, and the reader is none. */
  isLocked?: true;
};

const bare = (path: string) => path.replace(/[?#].*/, "");

/** Nothing for a page of a closed area. */
function linkTo(
  kind: "guide" | "tool",
  path: string | null,
  locked: readonly string[],
): StepLink[] {
  if (!path || !isOpenPath(path)) return [];
  const link = { kind, label: t(`links.${kind}`), to: to(path as `/${string}`) };
  return [{ ...link, ...(locked.includes(bare(path)) && { isLocked: true as const }) }];
}

/**
 * @param letters published ones
 * @param locked paths without locale that the reader may not open
 */
export function linksOf(
  { guidePath, toolPath, letter }: PublishedStep,
  { letters, locked }: { letters: readonly LetterKey[]; locked: readonly string[] },
): StepLink[] {
  return [
    ...linkTo("guide", guidePath, locked),
    ...linkTo("tool", toolPath, locked),
    ...(letter && letters.includes(letter)
      ? [{ kind: "letter" as const, label: t("links.letter"), to: to(`/app/letters/${letter}`) }]
      : []),
  ];
}

const LINK_INSIDE = new RegExp(`<a href="/${LOCALE}(/app/[^"#?]+)[^>]*>.*?</a>`, "gs");

/** Pages of the portal, without locale, to which these steps lead, each once. */
export function listLinkedPaths(steps: readonly PublishedStep[]): string[] {
  const paths = steps.flatMap(({ guidePath, toolPath, bodyHtml }) => [
    ...[guidePath, toolPath].flatMap((path) => (path ? [bare(path)] : [])),
    ...[...(bodyHtml ?? "").matchAll(LINK_INSIDE)].flatMap(([, path]) => path ?? []),
  ]);
  return [...new Set(paths)];
}

/** Says after each link within a text that the reader may not open its page. */
export const withLockMarks = (bodyHtml: string, locked: readonly string[]): string =>
  bodyHtml.replaceAll(LINK_INSIDE, (link: string, path: string) =>
    locked.includes(path) ? `${link} (${content.locked.toLowerCase()})` : link,
  );
