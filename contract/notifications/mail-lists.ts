import { digestLists } from "./email.ts";
import { chosenKinds, mailListOf, type ChosenKind, type KindMailList } from "./kinds.ts";

const kindsByList = Object.fromEntries(
  chosenKinds.flatMap((kind) => {
    const list = mailListOf(kind);
    return list ? [[list, kind]] : [];
  }),
) as Record<KindMailList, ChosenKind>;

/** Mail lists that members can unsubscribe from. Mail about payment and the account is not among them. */
export const mailLists = [
  ...digestLists,
  "product" as const,
  "areas" as const,
  ...(Object.keys(kindsByList) as KindMailList[]),
];
export type MailList = (typeof mailLists)[number];

/** True for the list of one kind of notification. */
export const isKindMailList = (list: MailList): list is KindMailList => list in kindsByList;

export const kindOfMailList = (list: KindMailList): ChosenKind => kindsByList[list];
