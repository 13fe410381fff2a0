import type { MouseEvent } from "react";
import { search } from "~/i18n/pt-BR/search";
import { searchDialog } from "~/i18n/pt-BR/search-dialog";
import { translator } from "~/i18n/translator";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { SearchHit } from "../../../contract/api/search-v1.ts";
import type { SearchKind } from "../../../contract/content/search.ts";
import { Marked } from "./marked";
import styles from "./search-dialog.module.css";

const t = translator("search-dialog", searchDialog);
const s = translator("search", search);

export type SearchOption = {
  group: { kind: SearchKind; count: number } | null;
  hit: SearchHit | null;
  text: string | null;
  href: string;
  query: string;
};

type SearchOptionsProps = {
  id: string;
  label: string;
  options: readonly SearchOption[];
  activeAt: number;
  onPoint: (at: number) => void;
  onChoose: (option: SearchOption) => void;
};

function groupsOf(options: readonly SearchOption[]): SearchOption[][] {
  const groups: SearchOption[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last[0]?.group?.kind === option.group?.kind) last.push(option);
    else groups.push([option]);
  }
  return groups;
}

export function SearchOptions(props: SearchOptionsProps) {
  const { id, label, options } = props;
  const groups = groupsOf(options);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((ofKind) => {
        const [first] = ofKind;
        if (!first?.group) return ofKind.map((option) => line(option, props));
        const { kind, count } = first.group;
        const name = t("group", { name: s(`kinds.${kind}`), count });
        return (
          <div key={kind} role="group" aria-label={name}>
            <p className={styles.label} aria-hidden="true">
              {name}
            </p>
            {ofKind.map((option) => line(option, props))}
          </div>
        );
      })}
    </div>
  );
}

function line(
  option: SearchOption,
  { id, options, activeAt, onPoint, onChoose }: SearchOptionsProps,
) {
  const at = options.indexOf(option);
  const { hit, text, href } = option;
  function choose(event: MouseEvent) {
    // Leave new tabs to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(option);
  }
  return (
    <a
      key={`${href}${at}`}
      id={`${id}-${at}`}
      role="option"
      aria-selected={at === activeAt}
      tabIndex={-1}
      href={href}
      onClick={choose}
      onPointerMove={() => onPoint(at)}
      ref={(element) => {
        if (at === activeAt) element?.scrollIntoView({ block: "nearest" });
      }}
      className={styles.option}
    >
      {hit ? (
        <>
          <span className={styles.title}>
            <Marked text={hit.title} />
            {hit.isLocked && <VisuallyHidden> ({s("locked")})</VisuallyHidden>}
          </span>
          {hit.snippet.length > 0 && (
            <span className={styles.snippet}>
              <Marked text={hit.snippet} />
            </span>
          )}
        </>
      ) : (
        text
      )}
    </a>
  );
}
