import type { Reader } from "./reader.ts";

/** What is known of a heart while it is pressed on and off: null while an answer may be either. */
export type Heart = {
  /** Rises with each change; an answer counts if none began or ended while it was on its way. */
  turn(): number;
  isOn(): boolean | null;
  press(isOn: boolean): Promise<void>;
};

/** Presses the heart of a news item in a member's name, as the page's form does. */
export function createHeart(origin: string, { cookie }: Reader, item: string): Heart {
  let turn = 0;
  let isOn: boolean | null = null;
  return {
    turn: () => turn,
    isOn: () => isOn,
    async press(isWanted) {
      turn += 1;
      isOn = null;
      const response = await fetch(new URL("/pt-BR/app/favorites", origin), {
        method: "POST",
        headers: { cookie, origin, "sec-fetch-site": "same-origin", accept: "application/json" },
        body: new URLSearchParams({ type: "news", item, isFavorite: String(isWanted) }),
      });
      // Too busy to say: until the next press that is taken it may be either.
      if (response.status === 503) return;
      if (!response.ok) throw new Error(`the heart was refused: ${response.status}`);
      isOn = isWanted;
      turn += 1;
    },
  };
}
