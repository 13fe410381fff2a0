import type { Reader } from "./reader.ts";

export type Heart = {
  /**
   * Increases with each change. A response counts only if no change started or ended while it was loading.
   */
  turn(): number;
  isOn(): boolean | null;
  press(isOn: boolean): Promise<void>;
};

export function createHeart(origin: string, { cookie }: Reader, item: string): Heart {
  let turn = 0;
  let isOn: boolean | null = null;
  return {
    turn: () => turn,
    isOn: () => isOn,
    async press(isSelected) {
      turn += 1;
      isOn = null;
      const response = await fetch(new URL("/pt-BR/app/favorites", origin), {
        method: "POST",
        headers: { cookie, origin, "sec-fetch-site": "same-origin", accept: "application/json" },
        body: new URLSearchParams({ type: "news", item, isFavorite: String(isSelected) }),
      });
      // The service was too busy; until the next accepted change the state may be either.
      if (response.status === 503) return;
      if (!response.ok) throw new Error(`the heart was refused: ${response.status}`);
      isOn = isSelected;
      turn += 1;
    },
  };
}
