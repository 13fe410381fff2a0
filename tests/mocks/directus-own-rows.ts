import { http, HttpResponse } from "msw";
import { makeJobApplication, makeProductPrice, makeSavedSearch } from "../factories/classifieds";
import { makeMemberPlanStep } from "../factories/plan";
import { makeDraft, makePollVote } from "../factories/forum";
import { makeContentFeedback, makeFavorite, makeReadState } from "../factories/member-rows";
import { DirectusRefusal, requireCollection, type Requester } from "./directus-access";
import type { DirectusDatabase, Row } from "./directus-database";
import { rowsToChange } from "./directus-query";

type OwnCollection =
  | "drafts"
  | "favorites"
  | "forum_poll_votes"
  | "read_states"
  | "content_feedback"
  | "saved_searches"
  | "job_applications"
  | "product_prices"
  | "member_plan_steps";
type Answer = (
  request: Request,
  work: (requester: Requester) => Promise<Response>,
) => Promise<Response>;

const makers: Record<OwnCollection, (values: object) => Row> = {
  drafts: makeDraft,
  favorites: makeFavorite,
  forum_poll_votes: makePollVote,
  read_states: makeReadState,
  content_feedback: makeContentFeedback,
  saved_searches: makeSavedSearch,
  job_applications: makeJobApplication,
  product_prices: makeProductPrice,
  member_plan_steps: makeMemberPlanStep,
};
/** Fields that are unique per member. */
const uniqueFields: Record<OwnCollection, readonly string[]> = {
  drafts: ["kind", "target"],
  favorites: ["type", "item"],
  forum_poll_votes: ["post"],
  read_states: ["type", "item"],
  content_feedback: ["targetType", "target"],
  saved_searches: ["id"],
  job_applications: ["job"],
  product_prices: ["product", "chain"],
  member_plan_steps: ["step", "familyMember"],
};

function requestedFields(request: Request): (row: Row) => Row {
  const query = new URL(request.url).searchParams.get("fields") ?? "*";
  const isRequested = (field: string) => query === "*" || query.split(",").includes(field);
  return (row) => Object.fromEntries(Object.entries(row).filter(([field]) => isRequested(field)));
}

/** Members' own rows on content, as Directus writes and changes them. */
export function createOwnRowHandlers(
  url: string,
  answer: Answer,
  databaseOf: () => DirectusDatabase,
) {
  const rowsOf = (name: OwnCollection) => databaseOf()[name] as unknown as Row[];

  async function create(
    name: OwnCollection,
    requester: Requester,
    request: Request,
  ): Promise<Response> {
    requireCollection(requester, name, "create");
    const body = (await request.json()) as object | object[];
    const rows = [body]
      .flat()
      .map((values) => makers[name]({ ...values, user_created: requester.userId }));
    const isTaken = (row: Row) =>
      rowsOf(name).some((other) =>
        ["user_created", ...uniqueFields[name]].every((field) => other[field] === row[field]),
      );
    // Directus creates all rows of a request or none.
    if (rows.some(isTaken)) {
      throw new DirectusRefusal(400, "RECORD_NOT_UNIQUE", "Value has to be unique.");
    }
    rowsOf(name).push(...rows);
    const shown = rows.map(requestedFields(request));
    return HttpResponse.json({ data: Array.isArray(body) ? shown : shown[0] });
  }

  async function change(
    name: OwnCollection,
    requester: Requester,
    request: Request,
  ): Promise<Response> {
    const body = (await request.json()) as { query: { filter: Row }; data: Row };
    const found = rowsToChange({ database: databaseOf(), requester }, name, body.query.filter);
    // A change that includes rows of others is refused as a whole.
    if (found.some((row) => row["user_created"] !== requester.userId))
      throw new DirectusRefusal(403, "FORBIDDEN", "You don't have permission to change this.");
    for (const row of found) Object.assign(row, body.data);
    return HttpResponse.json({ data: found.map(requestedFields(request)) });
  }

  const names = Object.keys(makers) as OwnCollection[];
  return names.flatMap((name) => [
    http.post(`${url}/items/${name}`, ({ request }) =>
      answer(request, (requester) => create(name, requester, request)),
    ),
    http.patch(`${url}/items/${name}`, ({ request }) =>
      answer(request, (requester) => change(name, requester, request)),
    ),
  ]);
}
