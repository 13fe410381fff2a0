import type { JsonResult } from "~/http/json-client.server";
import {
  searchGroups,
  searchResults,
  type SearchGroups,
  type SearchResults,
} from "../../contract/api/search-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

export function createSearchApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string, query: Record<string, string>) =>
    `api/search/v1/${name}?${new URLSearchParams(query)}`;
  return {
    listGroups: (query: string): Promise<JsonResult<SearchGroups>> =>
      ask(searchGroups, path("groups", { query }), { bearer }),
    listResults: (query: Record<string, string>): Promise<JsonResult<SearchResults>> =>
      ask(searchResults, path("results", query), { bearer }),
  };
}

export type SearchApi = ReturnType<typeof createSearchApi>;
