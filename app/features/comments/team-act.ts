import { createContext, type ReactNode } from "react";
import type { ShownComment } from "./comment";

export type DrawTeamAct = (comment: ShownComment) => ReactNode;

/** Null unless the reader is on the team. */
export const TeamAct = createContext<DrawTeamAct | null>(null);
