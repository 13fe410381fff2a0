import type { ComponentType } from "react";
import type { Keeping } from "~/page/keeping";
import type { ContentKind } from "../../contract/content-kinds.ts";
import type { ShellMode } from "./shell";

/** What a route says about the frame around it. */
export type Frame = {
  mode: ShellMode;
  favoritesTo?: string;
  /** Beside content the map stands once the member has a canton; `false` where the page has its own choice. */
  hasMap?: boolean;
};
export type ShellHandle = {
  frame: (pathname: string) => Frame;
  /**
   * What a page puts in the right column in place of the map, from 1200 px: it asks for its own data by
   * `useRouteLoaderData`.
   */
  aside?: ComponentType;
  /** Its document may be kept for all who get the same data; pages that say nothing are drawn each time. */
  keeping?: Keeping;
};

export const appFrame: ShellHandle = { frame: () => ({ mode: "app" }) };

export const simplifiedFrame: ShellHandle = { frame: () => ({ mode: "simplified" }) };

export function contentFrame(area: ContentKind, more: Pick<Frame, "hasMap"> = {}): ShellHandle {
  return { frame: () => ({ mode: "content", favoritesTo: `/app/${area}/favorites`, ...more }) };
}

export const forumFrame: ShellHandle = {
  frame: () => ({ mode: "content", favoritesTo: "/app/forum/favorites", hasMap: false }),
};

export const chatFrame: ShellHandle = { frame: () => ({ mode: "chat" }) };
