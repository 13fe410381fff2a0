import { content } from "~/content/words";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { LOCALE, to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import { isMoveStep } from "../../../contract/switzerland/canton-move.ts";
import { ABOUT_LEAVING, type LetterKey } from "../../../contract/switzerland/letters.ts";
import {
  rightOf,
  type Situation,
  type SituationAnswers,
} from "../../../contract/switzerland/situation.ts";
import type { PublishedStep } from "./plan-steps.server";

const t = translator("plan", words);

export type StepLink = {
  kind: "guide" | "tool" | "letter" | "move";
  label: string;
  to: string;
  /** Only paying members may open the page, and the reader is none. */
  isLocked?: true;
};

const bare = (path: string) => path.replace(/[?#].*/, "");

type Linked = {
  /** Code of the member's canton. */
  canton?: string | null;
  situation: Pick<Situation, "answers" | "newCanton">;
  /** Published ones: a step does not link to a letter that editors withdrew. */
  letters?: readonly LetterKey[];
  /** Paths without locale that the reader may not open. */
  locked?: readonly string[];
};

/** Nothing for a page of a closed area. */
function linkTo(
  { kind, label }: Pick<StepLink, "kind" | "label">,
  path: string | null,
  locked: readonly string[],
): StepLink[] {
  if (!path || !isOpenPath(path)) return [];
  const link = { kind, label, to: to(path as `/${string}`) };
  return [{ ...link, ...(locked.includes(bare(path)) && { isLocked: true as const }) }];
}

const nameOf: Readonly<Record<string, string>> = cantonNames;

/** Foreigners without the C permit pay tax at source; others compare taxes in the comparison. */
const isTaxedAtSource = (answers: SituationAnswers): boolean =>
  rightOf(answers) !== "swiss" && answers.permit !== "C";

/** What changes with the canton, for the steps of a move whose new canton is known. */
function moveLinks(
  { rule }: PublishedStep,
  { canton, locked = [], situation: { newCanton, answers } }: Linked,
): StepLink[] {
  if (!isMoveStep(rule) || newCanton === undefined) return [];
  const name = { canton: nameOf[newCanton] ?? newCanton };
  const compared = canton && canton !== newCanton ? [canton, newCanton].join(",") : null;
  const move = (label: string, path: string | null) =>
    linkTo({ kind: "move", label }, path, locked);
  return [
    ...move(t("links.compare"), compared && `/app/cantons/compare?c=${compared}`),
    ...move(t("links.premiums", name), `/app/classifieds/health-insurances?canton=${newCanton}`),
    ...move(
      t("links.withholding", name),
      isTaxedAtSource(answers) ? `/app/tools/withholding-tax?canton=${newCanton}` : null,
    ),
  ];
}

/** The letter of a step for who leaves is about leaving, whatever else its letter may be for. */
const letterPath = (letter: LetterKey, rule: PublishedStep["rule"]) =>
  rule?.after === "day" && rule.from === "leaving"
    ? (`/app/letters/${letter}?${ABOUT_LEAVING}` as const)
    : (`/app/letters/${letter}` as const);

/** Guide, tools and letter of a step, without those that the portal does not offer. */
export function linksOf(step: PublishedStep, linked: Linked): StepLink[] {
  const { guidePath, toolPath, letter } = step;
  const { letters = [], locked = [] } = linked;
  const move = moveLinks(step, linked);
  const tools = linkTo({ kind: "tool", label: t("links.tool") }, toolPath, locked);
  return [
    ...linkTo({ kind: "guide", label: t("links.guide") }, guidePath, locked),
    // The link that names the new canton replaces one to the same page.
    ...tools.filter((tool) => move.every((link) => !link.to.startsWith(`${tool.to}?`))),
    ...move,
    ...(letter && letters.includes(letter)
      ? [
          {
            kind: "letter" as const,
            label: t("links.letter"),
            to: to(letterPath(letter, step.rule)),
          },
        ]
      : []),
  ];
}

const LINK_END = "</a>";
/** Start of a link to a page of the portal, with the path without locale. */
const LINK_START = new RegExp(`<a href="/${LOCALE}(/app/[^"#?]+)`);

const linkedPathOf = (textUntilEnd: string) => LINK_START.exec(textUntilEnd)?.[1];

/** Pages of the portal, without locale, to which these steps lead, each once. */
export function listLinkedPaths(steps: readonly PublishedStep[]): string[] {
  const paths = steps.flatMap(({ guidePath, toolPath, bodyHtml }) => [
    ...[guidePath, toolPath].flatMap((path) => (path ? [bare(path)] : [])),
    ...(bodyHtml ?? "").split(LINK_END).flatMap((part) => linkedPathOf(part) ?? []),
  ]);
  return [...new Set(paths)];
}

/** Says after each link within a text that the reader may not open its page. */
export function withLockMarks(bodyHtml: string, locked: readonly string[]): string {
  const mark = ` (${content.locked.toLowerCase()})`;
  const parts = bodyHtml.split(LINK_END);
  const rest = parts.pop() ?? "";
  const marked = parts.map(
    (part) => part + LINK_END + (locked.includes(linkedPathOf(part) ?? "") ? mark : ""),
  );
  return marked.join("") + rest;
}
