import { createContext, type ReactNode } from "react";
import type { ShownComment } from "../comment";

export type DrawTeamAct = (comment: ShownComment) => ReactNode;

export const TeamAct = createContext<DrawTeamAct | null>(null);
