import type { Requester } from "../frame/offer-source.server";
import { listApplications } from "./applications.server";
import { findBoardSearch } from "./board-search.server";
import { findJobBoards } from "./job-boards.server";

/** What the page shows besides the list of ads. */
export async function findBesideJobs({ cms, own, service, request }: Requester) {
  const [boards, applications, search] = await Promise.all([
    findJobBoards(cms),
    listApplications(own),
    findBoardSearch({ own, service, request }),
  ]);
  return { boards, applications, search };
}
