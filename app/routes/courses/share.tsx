// Made by npm run codegen, out of contract/content/kinds.ts.
import { contentShare, refuseToShow } from "~/content/item/share.server";
import { courses } from "~/features/courses/courses";

export const loader = refuseToShow;

export const action = contentShare(courses);
