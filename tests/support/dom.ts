import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A slow machine draws late, not wrongly: less than a test may take, so that what never comes is named.
configure({ asyncUtilTimeout: 45_000 });
afterEach(() => {
  cleanup();
  // What a form held in this tab is the next test's no more.
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
});
// What is drawn late may still be on its way: it must not arrive in a window that is closed by then.
afterAll(() => vi.dynamicImportSettled());

/** Files follow each other in one window: each finds it as it was opened. */
function openAnew(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; path=/`;
  }
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
}
// What is drawn as on the server has no window.
if (typeof document !== "undefined") openAnew();
