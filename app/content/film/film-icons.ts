/** Outlines from Lucide, as in `ui/media/rare-icons.ts`, bundled with the film pages only. */
export const PLAY =
  "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z";
export const PAUSE =
  "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z";
const SPEAKER =
  "M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z";
export const SOUND = `${SPEAKER}M16 9a5 5 0 0 1 0 6m3.364 3.364a9 9 0 0 0 0-12.728`;
export const MUTED = `${SPEAKER}M16.5 14.5l5-5m-5 0l5 5`;
export const CAPTIONS =
  "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 15h4m4 0h2M7 11h2m4 0h4";
export const PIP =
  "M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h4M14 13h6a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z";
export const FULLSCREEN =
  "M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3";
export const FULLSCREEN_END =
  "M8 3v3a2 2 0 0 1-2 2H3m18 0h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3m8 0v-3a2 2 0 0 1 2-2h3";
export const LATER = "M12 6v6l3.644 1.822M16 19h6m-3-3v6M21.92 13.267a10 10 0 1 0-8.653 8.653";
export const KEPT_FOR_LATER = "M21.95 13a10 10 0 1 0-8.685 8.92M12 6v6l4 2m0 5l2 2l4-4";
