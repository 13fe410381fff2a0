/** Chromium's offer to install, which it makes once and early; other browsers make none. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** The offer that waits to be used, once. */
export const installOffer: { prompt: InstallPrompt | null } = { prompt: null };

/**
 * Keeps the offer for later, in place of the browser's own bar; the page itself keeps one that is made
 * before the portal's scripts are there (app/page/after-first-paint.ts).
 */
export function watchInstallPrompt(): void {
  installOffer.prompt = (Reflect.get(window, "earlyInstallPrompt") as InstallPrompt | null) ?? null;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.prompt = event as InstallPrompt;
  });
}
