/**
 * What app and service may take, here as in their images. The heap ends: a part that leaks ends and starts anew,
 * and takes nobody else's memory. Young objects get little room. Two pools of malloc; blocks of 256 kB and more
 * are mapped apart and given back when they are freed (docs/decisions/0077).
 */
export const processLimits = {
  NODE_OPTIONS: "--max-old-space-size=768 --max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "524288",
} as const;
