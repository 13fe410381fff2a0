/** Chromium's offer to install, which it makes once and early; other browsers make none. */
export type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

let offered: InstallPrompt | null = null;

/** Keeps the offer for later, in place of the browser's own bar. */
export function watchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

/** The offer, which can be used once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const taken = offered;
  offered = null;
  return taken;
}

export function hasInstallPrompt(): boolean {
  return offered !== null;
}
