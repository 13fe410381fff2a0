import { data, type LoaderFunctionArgs, type ActionFunctionArgs } from "@remix-run/node";
import type { OwnCms } from "~/cms/cms.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { toWriteResult } from "~/cms/writes.server";
import { namedTerms } from "~/content/glossary/named-terms.server";
import type { ContentFact } from "~/content/schema";
import { findItem } from "~/content/source/reader.server";
import { tryGlossary } from "~/content/glossary/linked-text.server";
import { findFavorites, isAmongFavorites } from "~/content/favorites/favorites.server";
import { requireForm } from "~/forms/form";
import { readAct } from "~/forms/read-act.server";
import { z } from "~/forms/zod";
import type { MemberArgs } from "~/guards/guards.server";
import { formatDate } from "~/i18n/format";
import { courseFacts } from "~/features/courses/words";
import { translator } from "~/i18n/translator";
import type { Glossary } from "~/reference/glossary/glossary.server";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import {
  holderNameOf,
  isHolderName,
  REVIEW_MAX_LENGTH,
} from "../../../../contract/content/courses.ts";
import { fits } from "../../../../contract/shared/text-length.ts";
import type { OwnCertificate } from "../certificates/certificate-section";
import {
  findOwnCertificate,
  type StoredCertificate,
  issueCertificate,
} from "../certificates/certificates.server";
import type { Course } from "../course";
import { lengthOf } from "../course-length";
import { listChanges, progressOf, listClasses } from "../course-progress";
import { requireCourse, withoutChanges } from "../course.server";
import { coursesSource } from "../courses.server";
import { findLearning, listUnpassed } from "../learning.server";
import { findOwnReview, findReviews, removeReview, saveReview } from "./reviews.server";

const toOwn = ({ code, issuedAt }: StoredCertificate): OwnCertificate => ({
  code,
  issuedLabel: formatDate(issuedAt),
});

type Named = { firstName: string; lastName: string };

function holderOf({ firstName, lastName }: Named) {
  const name = holderNameOf({ firstName, lastName });
  const isWhole = name === `${firstName} ${lastName}`.replaceAll(/\s+/g, " ").trim();
  return { name: isHolderName(name) ? name : null, isWhole };
}

const t = translator("course-facts", courseFacts);

const textsOf = (course: Course): string[] => [
  course.summary,
  ...course.outcomes,
  ...listClasses(course).map(({ head }) => head.title),
];

export function factsOf(course: Course, glossary: Glossary | null): ContentFact[] {
  const { level, totalMinutes, instructors, updatedAt } = course;
  const people = instructors.join(", ");
  return [
    { label: t("time"), value: lengthOf(totalMinutes) },
    { label: t("classes"), value: String(listClasses(course).length) },
    { label: t("level.label"), value: t(`level.${level}`) },
    ...(people ? [{ label: t("instructors"), value: people }] : []),
    { label: t("updated"), value: formatDate(updatedAt) },
    ...namedTerms(textsOf(course).join("\n"), glossary),
  ];
}

/** 402 if most of the course is for paying members. */
export async function loadCoursePage(args: MemberArgs<LoaderFunctionArgs>) {
  const { params, request, cms, own, member } = args;
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const isPaying = cms.tier === "paying";
  const [learning, favorites, certificate, reviews, ownReview, found, glossary] = await Promise.all(
    [
      findLearning(own, course),
      findFavorites(own, "courses"),
      nullWhenUnavailable(findOwnCertificate(own, course.id), request),
      nullWhenUnavailable(findReviews(cms, course.id, new Date()), request),
      nullWhenUnavailable(findOwnReview(own, course.id), request),
      nullWhenUnavailable(findItem({ cms, source: coursesSource }, course.slug), request),
      tryGlossary(cms),
    ],
  );
  const isUnfinished = !learning || progressOf(course, learning.done).percent < 100;
  const shown = {
    ...{ course: withoutChanges(course), isPaying, learning, reviews, ownReview },
    facts: factsOf(course, glossary),
    around: found && { related: found.related, newer: found.newer, older: found.older },
    changes: listChanges(course, learning?.completedAt ?? null),
    certificate: certificate && toOwn(certificate),
    isFavorite: await isAmongFavorites(own, { type: "courses", item: course.id }, favorites),
    holder: holderOf(member),
    unpassed:
      certificate || isUnfinished
        ? []
        : await nullWhenUnavailable(listUnpassed(own, course), request),
  };
  return data(shown, { status: course.isForPaying && !isPaying ? 402 : 200 });
}

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("certificate") }),
  z.object({
    intent: z.literal("review"),
    rating: z.enum(["1", "2", "3", "4", "5"]),
    body: z.string().check(z.refine(fits(REVIEW_MAX_LENGTH))),
  }),
  z.object({ intent: z.literal("remove-review") }),
]);

function write(own: OwnCms, course: string, values: z.infer<typeof input>): Promise<void> {
  if (values.intent === "certificate") return issueCertificate(own, course);
  if (values.intent === "remove-review") return removeReview(own, course);
  return saveReview(own, course, {
    rating: Number(values.rating),
    body: values.body.trim() || null,
  });
}

export async function courseAction(args: MemberArgs<ActionFunctionArgs>) {
  const { params, request, cms, own } = args;
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const values = readAct(input, await requireForm(request));
  if (!values) return data({ code: "validation_failed" }, { status: 400 });
  const written = await toWriteResult(write(own, course.id, values));
  if (written.isError) {
    const isBanned = written.code === MODERATION_REFUSALS.banned;
    const code = isBanned ? "banned" : (written.code ?? "cms_unavailable");
    return data({ code }, { status: written.statusCode });
  }
  return data({ code: null });
}
