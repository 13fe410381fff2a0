/**
 * Memory limits of app and service, here as in their images. The heap is limited: a leaking part ends and
 * restarts without taking memory from others. The young generation is small. Two malloc pools; blocks of
 * 256 kB and more are mapped separately and returned when freed (docs/decisions/0077).
 */
export const processLimits = {
  NODE_OPTIONS: "--max-old-space-size=768 --max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "524288",
} as const;
