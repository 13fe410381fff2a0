import { readingAction } from "~/content/reading/reading-actions.server";
import { refuseToShow } from "~/content/item/share.server";

export const loader = refuseToShow;

export const action = readingAction;
