import { keepDrafts } from "./drafts";

export { restoreDrafts } from "./drafts";

// What a page needs only once it stands; loaded when the browser is idle, and once.
window.addEventListener("vite:preloadError", keepDrafts);
