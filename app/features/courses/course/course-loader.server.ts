import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { nullWhenAway } from "~/cms/when-unavailable.server";
import { findItem } from "~/content/source/reader.server";
import { tryGlossary } from "~/content/glossary/linked-text.server";
import { findFavorites, isAmongFavorites } from "~/content/favorites/favorites.server";
import type { MemberArgs } from "~/guards/guards.server";
import { formatDate } from "~/i18n/format";
import { holderNameOf, isHolderName } from "../../../../contract/content/courses.ts";
import type { OwnCertificate } from "../certificates/certificate-section";
import { findOwnCertificate, type StoredCertificate } from "../certificates/certificates.server";
import { factsOf } from "./course-facts.server";
import { listChanges, progressOf } from "../course-progress";
import { requireCourse, withoutChanges } from "../course.server";
import { coursesSource } from "../courses.server";
import { findLearning, listUnpassed } from "../learning.server";
import { findOwnReview, findReviews } from "./reviews.server";

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

/** 402 if most of the course is for paying members. */
export async function loadCoursePage(args: MemberArgs<LoaderFunctionArgs>) {
  const { params, request, cms, own, member } = args;
  const course = await requireCourse(cms, params["courseSlug"] ?? "", request);
  const isPaying = cms.tier === "paying";
  const [learning, favorites, certificate, reviews, ownReview, found, glossary] = await Promise.all(
    [
      findLearning(own, course),
      findFavorites(own, "courses"),
      nullWhenAway(findOwnCertificate(own, course.id), request),
      nullWhenAway(findReviews(cms, course.id, new Date()), request),
      nullWhenAway(findOwnReview(own, course.id), request),
      nullWhenAway(findItem({ cms, source: coursesSource }, course.slug), request),
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
      certificate || isUnfinished ? [] : await nullWhenAway(listUnpassed(own, course), request),
  };
  return data(shown, { status: course.isForPaying && !isPaying ? 402 : 200 });
}
