import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// A slow machine renders late, not wrongly. Shorter than a test's timeout, so that a missing element is
// reported.
configure({ asyncUtilTimeout: 45_000 });
afterEach(() => {
  cleanup();
  // The next test must not find form data of this one.
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
});
// Lazy parts may still be loading and must not arrive after the window is closed.
afterAll(() => vi.dynamicImportSettled());

/** Test files share one window: resets it to its initial state. */
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
// Server-rendered tests have no window.
if (typeof document !== "undefined") openAnew();
