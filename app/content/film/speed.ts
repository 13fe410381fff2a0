const KEY = "portal-film-speed";

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return SPEEDS.find((speed) => speed === kept) ?? 1;
  } catch {
    return 1;
  }
}

export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // Storage failed: the speed applies to this film only.
  }
}
