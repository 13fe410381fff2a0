import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import type { Term } from "~/reference/glossary/term";
import { whenIdle } from "~/pwa/when-idle";
import { isPlainClick } from "~/ui/action/plain-click";
import { Prose } from "~/ui/data/prose";
import type { TermPopoverProps } from "./term-popover";

const loadFinish = () => import("../finish-text");
const loadPopover = () => import("./term-popover");

type Opened = { term: Term; link: HTMLAnchorElement; Popover: ComponentType<TermPopoverProps> };

/**
 * A text whose glossary terms open an explanation in place. The links lead to the glossary without a
 * script, or if the explanation can't be loaded.
 */
export function TermedProse({ html, terms }: { html: string; terms: readonly Term[] }) {
  const text = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // Another term may have been opened since.
  const close = useCallback(
    (link: Element) => setOpened((now) => (now?.link === link ? null : now)),
    [],
  );

  useEffect(() => {
    const shown = text.current;
    if (!shown || !/<h[23]|\slang=/.test(html)) return;
    const left = new AbortController();
    const stopWaiting = whenIdle(() => {
      void loadFinish().then(
        ({ finishText }) => left.signal.aborted || finishText(shown, left.signal),
        () => undefined,
      );
    });
    return () => {
      stopWaiting();
      left.abort();
    };
  }, [html]);

  useEffect(() => {
    const shown = text.current;
    if (!shown || terms.length === 0) return;
    for (const link of shown.querySelectorAll("a[data-term]")) link.ariaHasPopup = "dialog";

    function explain(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest("a");
      const term = link && terms.find(({ slug }) => slug === link.dataset["term"]);
      if (!term || !isPlainClick(event)) return;
      event.preventDefault();
      loadPopover().then(
        ({ TermPopover }) => setOpened({ term, link, Popover: TermPopover }),
        () => location.assign(link.href),
      );
    }
    shown.addEventListener("click", explain);
    return () => shown.removeEventListener("click", explain);
  }, [terms]);

  return (
    <div ref={text}>
      <Prose html={html} />
      {opened && (
        <opened.Popover
          key={opened.term.slug}
          term={opened.term}
          link={opened.link}
          onClose={close}
        />
      )}
    </div>
  );
}
