import {
  noticeMailFields,
  type ChosenType,
  type NoticeMailField,
  type QuietableType,
} from "../../../contract/notifications/kinds.ts";

type Said =
  | "notices.always"
  | "notices.asked"
  | "notices.contentEmail"
  | "notices.supportEmail"
  | "notices.never";
export type Channel =
  | { kind: QuietableType }
  | {
      field:
        | NoticeMailField
        | "wantsContentNotice"
        | "wantsIdeaMail"
        | "wantsPlanMail"
        | "wantsSearchMail";
      name?: "notices.searches";
    }
  | Said;

export type NoticeRow = { type: ChosenType; portal: Channel; email: Channel };
export type NoticeGroup = {
  title: "talks" | "people" | "contents" | "plans" | "account";
  rows: readonly NoticeRow[];
};

const mailed = (type: QuietableType & keyof typeof noticeMailFields): NoticeRow => ({
  ...{ type, portal: { kind: type } },
  email: { field: noticeMailFields[type] },
});
const unmailed = (type: QuietableType): NoticeRow => ({
  ...{ type, portal: { kind: type } },
  email: "notices.never",
});

export const noticeGroups: readonly NoticeGroup[] = [
  {
    title: "talks",
    rows: [
      mailed("reply"),
      mailed("mention"),
      mailed("solution"),
      mailed("comment"),
      mailed("topic"),
      unmailed("like"),
    ],
  },
  {
    title: "people",
    rows: [
      mailed("connection"),
      mailed("chat"),
      { type: "ask", portal: "notices.asked", email: { field: noticeMailFields.ask } },
    ],
  },
  {
    title: "contents",
    rows: [
      {
        type: "content",
        portal: { field: "wantsContentNotice" },
        email: "notices.contentEmail",
      },
      { type: "idea", portal: { kind: "idea" }, email: { field: "wantsIdeaMail" } },
    ],
  },
  {
    title: "plans",
    rows: [
      { type: "plan", portal: { kind: "plan" }, email: { field: "wantsPlanMail" } },
      unmailed("scenario"),
      {
        type: "offer",
        portal: { kind: "offer" },
        email: { field: "wantsSearchMail", name: "notices.searches" },
      },
      unmailed("rate"),
    ],
  },
  {
    title: "account",
    rows: [{ type: "support", portal: "notices.always", email: "notices.supportEmail" }],
  },
];
