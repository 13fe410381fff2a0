import { useEffect, useState } from "react";

/**
 * Replaces react-style-singleton (vite.config.ts), which Radix uses to lock scrolling behind a dialog. A
 * style element needs a nonce, which cached pages lack; a constructed style sheet does not. As in the
 * original, the first user's styles apply until the last user is gone.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    users += 1;
    // In browsers without support, the page scrolls behind the dialog; nothing else breaks.
    if (users > 1 || !("adoptedStyleSheets" in document)) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    users -= 1;
    if (users > 0 || sheet === null) return;
    const ended = sheet;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== ended);
    sheet = null;
  }

  return function Sheet({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null {
    const [first] = useState(styles);
    const held = dynamic ? styles : first;
    useEffect(() => {
      add(held);
      return remove;
    }, [held]);
    return null;
  };
}
