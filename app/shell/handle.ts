import type { ComponentType } from "react";
import type { SavePositionOptions } from "~/page/caching";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { ShellMode } from "./shell";

export type Frame = {
  mode: ShellMode;
  favoritesTo?: string;
  /**
   * The map is beside content if the member has a canton; `false` if the page has its own canton choice.
   */
  hasMap?: boolean;
  hasBottomNavigation?: boolean;
};
export type ShellHandle = {
  frame: (pathname: string) => Frame;
  aside?: ComponentType;
  /** Allows caching the document for all readers with the same data. Other pages render each time. */
  keeping?: SavePositionOptions;
};

/** With the map of the cantons. */
export const appFrame: ShellHandle = { frame: () => ({ mode: "app" }) };

/** For pages that are not about the cantons. */
export const wideFrame: ShellHandle = { frame: () => ({ mode: "app", hasMap: false }) };

export const simplifiedFrame: ShellHandle = { frame: () => ({ mode: "simplified" }) };

export function contentFrame(area: ContentKind, more: Pick<Frame, "hasMap"> = {}): ShellHandle {
  return { frame: () => ({ mode: "content", favoritesTo: `/app/${area}/favorites`, ...more }) };
}

/** A form has no link to the favorites, which would lead away from what is being written. */
export const forumFormFrame: ShellHandle = {
  frame: () => ({ mode: "content", hasMap: false }),
};

export const forumFrame: ShellHandle = {
  frame: () => ({ mode: "content", favoritesTo: "/app/forum/favorites", hasMap: false }),
};
