import { matchRoutes, PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";

const PAGES = /^\/(?:[a-z]{2}-[A-Z]{2}(?:\/|$)|$)/;
const REST_MS = 100;

function findPage(event: Event): { anchor: HTMLAnchorElement; url: URL } | null {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || !PAGES.test(url.pathname)) return null;
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  return isSamePage && url.hash ? null : { anchor, url };
}

type Router = { routes: Parameters<typeof matchRoutes>[0] };

/** The browser gets routes piece by piece; an unknown route has nothing to prefetch yet. */
function isKnown(pathname: string): boolean {
  const { __remixRouter: router } = window as { __remixRouter?: Router };
  return Boolean(router && matchRoutes(router.routes, pathname));
}

/** One listener for every link of the document, including links in editors' texts. */
export function ClientNavigation() {
  const navigate = useNavigate();
  const [expected, setExpected] = useState<string | null>(null);

  useEffect(() => {
    function go(event: MouseEvent) {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey);
      if (event.defaultPrevented || !isPlain || event.shiftKey || event.altKey) return;
      const page = findPage(event);
      if (!page) return;
      event.preventDefault();
      navigate(page.url.pathname + page.url.search + page.url.hash, {
        replace: page.url.href === location.href,
        // PageChange scrolls, and only if the page changes.
        preventScrollReset: true,
      });
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    function expect(event: Event) {
      clearTimeout(timer);
      const page = findPage(event);
      if (!page?.anchor.hasAttribute("data-prefetch")) return;
      timer = setTimeout(() => {
        if (isKnown(page.url.pathname)) setExpected(page.url.pathname + page.url.search);
      }, REST_MS);
    }

    document.addEventListener("click", go);
    document.addEventListener("pointerover", expect);
    document.addEventListener("focusin", expect);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", go);
      document.removeEventListener("pointerover", expect);
      document.removeEventListener("focusin", expect);
    };
  }, [navigate]);

  return expected && <PrefetchPageLinks page={expected} />;
}
