import { to } from "~/i18n/paths";
import {
  DIRECTORY_MAX_PAGE,
  DIRECTORY_QUERY_MAX_LENGTH,
  directorySorts,
  stageNames,
  type DirectorySort,
  type Stage,
} from "../../../contract/community/members.ts";
import { LANGUAGES, type LanguageCode } from "../../../contract/account/profile.ts";

export const MEMBERS = to("/app/members");

export type MemberFilter = {
  name: string | null;
  profession: string | null;
  canton: string | null;
  language: LanguageCode | null;
  stage: Stage | null;
  isVolunteer: boolean;
  sort: DirectorySort;
  page: number;
};

function typed(value: string | null): string | null {
  const text = value?.trim() ?? "";
  return text.length > DIRECTORY_QUERY_MAX_LENGTH ? null : text || null;
}

const oneOf = <Known extends string>(known: readonly Known[], value: string | null) =>
  known.find((each) => each === value) ?? null;

export function readMemberFilter(params: URLSearchParams): MemberFilter {
  const page = Number(params.get("page") ?? 1);
  const canton = params.get("canton") ?? "";
  return {
    name: typed(params.get("name")),
    profession: typed(params.get("profession")),
    canton: /^[A-Z]{2}$/.test(canton) ? canton : null,
    language: oneOf(LANGUAGES, params.get("language")),
    stage: oneOf(stageNames, params.get("stage")),
    isVolunteer: params.get("volunteers") === "1",
    sort: oneOf(directorySorts, params.get("sort")) ?? "new",
    page: Number.isInteger(page) && page >= 1 && page <= DIRECTORY_MAX_PAGE ? page : 1,
  };
}

export function membersPath(filter: Partial<MemberFilter> = {}): string {
  const { isVolunteer, sort, page, ...narrowing } = filter;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(narrowing)) if (value) query.set(name, value);
  if (isVolunteer) query.set("volunteers", "1");
  if (sort && sort !== "new") query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `${MEMBERS}?${query}` : MEMBERS;
}
