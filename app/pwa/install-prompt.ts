/** Chromium's install prompt, offered once and early; other browsers have none. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

export const installOffer: { prompt: InstallPrompt | null } = { prompt: null };

/**
 * Stores the offer instead of showing the browser's own bar. The page itself stores an offer that comes
 * before the portal's scripts run (app/page/after-first-paint.ts).
 */
export function watchInstallPrompt(): void {
  installOffer.prompt = (Reflect.get(window, "earlyInstallPrompt") as InstallPrompt | null) ?? null;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.prompt = event as InstallPrompt;
  });
}
