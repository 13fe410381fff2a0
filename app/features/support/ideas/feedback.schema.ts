import * as z from "~/forms/zod";
import { normalForm } from "../../../../contract/shared/text.ts";
import { translator } from "~/i18n/translator";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { IDEA_BODY_MAX_LENGTH, IDEA_TITLE_LENGTH } from "../../../../contract/community/ideas.ts";
import { countCharacters } from "../../../../contract/shared/text-length.ts";
import { atMost } from "~/forms/text-length";
import { feedback } from "./words";

const t = translator("feedback", feedback);

export const KINDS = ["idea", "bug", "praise", "content_error"] as const;
export const STATUSES = ["received", "planned", "doing", "done", "declined"] as const;
export const SORTS = ["votes", "new"] as const;
export type Kind = (typeof KINDS)[number];
export type Status = (typeof STATUSES)[number];

const typed = z.pipe(
  z.optional(z.string()),
  z.transform((text) =>
    normalForm(text ?? "", "NFC")
      .replaceAll("\r\n", "\n")
      .trim(),
  ),
);

export const ideaSchema = z.object({
  kind: z.enum(KINDS, t("errors.kind")),
  title: z.pipe(
    typed,
    z.string().check(
      z.refine(
        (text) => countCharacters(text) >= IDEA_TITLE_LENGTH.min && !/\p{Cc}/u.test(text),
        t("errors.title"),
      ),
      atMost(IDEA_TITLE_LENGTH.max),
    ),
  ),
  body: z.pipe(typed, z.string().check(atMost(IDEA_BODY_MAX_LENGTH))),
  /** Checked once the member has seen similar ideas. */
  isNew: z.optional(z.string()),
});
export type IdeaInput = z.infer<typeof ideaSchema>;

export const voteSchema = z.object({
  idea: z.string().check(z.refine(isUuid)),
  isVoted: z.enum(["true", "false"]),
});

export type Idea = {
  id: string;
  title: string;
  body: string | null;
  kind: Kind;
  status: Status;
  votes: number;
  reason: string | null;
  duplicateOf: { id: string; title: string } | null;
  createdAt: string;
  isVoted: boolean;
};
export type SimilarIdea = Pick<Idea, "id" | "title" | "votes" | "isVoted">;
