import { createContext, type ReactNode } from "react";
import type { ShownComment } from "./comment";

/** Draws what the team may do about a comment where it stands. */
export type DrawTeamAct = (comment: ShownComment) => ReactNode;

/** Null on everybody else's pages. */
export const TeamAct = createContext<DrawTeamAct | null>(null);
