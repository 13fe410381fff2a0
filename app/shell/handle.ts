import type { ShellMode } from "./shell";

/** What a route says about the frame around it (portal-spec §2, page display settings). */
export type Frame = { mode: ShellMode; favouritesTo?: string };
export type ShellHandle = { frame: (pathname: string) => Frame };

export const appFrame: ShellHandle = { frame: () => ({ mode: "app" }) };

export const simplifiedFrame: ShellHandle = { frame: () => ({ mode: "simplified" }) };

export function contentFrame(area: "news" | "videos" | "courses" | "articles"): ShellHandle {
  return { frame: () => ({ mode: "content", favouritesTo: `/app/${area}/favorites` }) };
}
