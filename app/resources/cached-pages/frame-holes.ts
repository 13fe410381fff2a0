import type { Holes } from "~/page/caching";
import { initials } from "~/ui/media/avatar";

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

export const madeOfText: readonly ((text: string) => string)[] = [initials];
