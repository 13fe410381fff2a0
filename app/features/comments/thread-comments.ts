import { createContext } from "react";
import type { ShownComment } from "./comment";

/** What stands in the conversation, as far as it is shown. */
export const ThreadComments = createContext<readonly ShownComment[]>([]);
