import { useEffect, useState } from "react";

/**
 * Stands in for react-style-singleton (vite.config.ts), by which Radix locks the page's scroll behind a
 * dialog: a style element would need a nonce, which pages that are kept do not have; a sheet made by
 * script needs none. The first user's styles hold until the last has gone, as there.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    users += 1;
    // Browsers that can't do it scroll the page behind the dialog, and nothing worse.
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
