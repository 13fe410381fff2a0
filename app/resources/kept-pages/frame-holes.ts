import type { Holes } from "~/page/keeping";
import { initials } from "~/ui/media/avatar";

/** The member's own values in the frame of every member page, by route. */
const member = {
  "member.id": "id",
  "member.directusUserId": "id",
  "member.firstName": "text",
  "member.lastName": "text",
  "member.fullName": "text",
  "member.email": "text",
  "member.picture": "id",
} as const satisfies Holes;

export const frameHoles: Readonly<Record<string, Holes>> = {
  root: { ...member, requestId: "text", accessTokenLeftMs: "number" },
  "routes/app/layout": {
    ...member,
    mapCanton: "text",
    homeCanton: "text",
    graceEnd: "text",
    "unread.badge": "text",
    "unread.label": "text",
    reachedIds: "text",
  },
};

/** Texts that the markup derives from a hole's text. */
export const madeOfText: readonly ((text: string) => string)[] = [initials];
