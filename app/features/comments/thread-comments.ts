import { createContext } from "react";
import type { ShownComment } from "./comment";

export const ThreadComments = createContext<readonly ShownComment[]>([]);
