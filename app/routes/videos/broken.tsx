import { brokenAction } from "~/content/film/film-actions.server";
import { refuseToShow } from "~/content/item/share.server";

export const loader = refuseToShow;

export const action = brokenAction;
