import { z } from "zod";
import { reservedName } from "../../../../contract/account/person.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsAuthor, CmsAuthors } from "../../../cms/cms-authors.ts";
import { ServiceError } from "../../../errors.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import { maySee, type Relation } from "./cut-profile.ts";

export type Author = {
  directusUserId: string;
  /** Empty if the author may no longer log in. */
  name: string;
  avatar: string | null;
  /** Id of the canton's row in Directus, if the author shows it to the viewer. */
  cantonId: number | null;
  isTeam: boolean;
  isConnected: boolean;
  isBlocked: boolean;
};

export type AuthorsService = {
  /**
   * Returns the authors who may log in. Authors whom the viewer blocked come without a name, because their
   * posts remain visible.
   * @param userId the viewer
   * @param directusUserIds at most 100
   * @throws {ServiceError} `validation_failed` for too many ids or ids that are not UUIDs, `unavailable`
   */
  list(userId: string, directusUserIds: readonly string[]): Promise<Author[]>;
  /** Their names, the same for every viewer. @throws {ServiceError} as `list` */
  listNames(directusUserIds: readonly string[]): Promise<Pick<Author, "directusUserId" | "name">[]>;
};

const idsShape = z.array(z.guid()).max(100);

export function createAuthorsService(
  cmsAuthors: CmsAuthors,
  relations: Pick<Relations, "listBlocksAmong" | "listConnectedAmong">,
  memberRoles: Pick<MemberRoles, "isStaff">,
): AuthorsService {
  async function ask(directusUserIds: readonly string[]): Promise<CmsAuthor[]> {
    const ids = idsShape.safeParse(directusUserIds);
    if (!ids.success) throw new ServiceError("validation_failed");
    return cmsAuthors.list([...new Set(ids.data)]).catch((error: unknown) => {
      if (!isCmsUnavailable(error)) throw error;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
    });
  }

  return {
    async list(userId, directusUserIds) {
      const authors = await ask(directusUserIds);
      const ids = authors.map(({ id }) => id);
      const [connected, blocks] = await Promise.all([
        relations.listConnectedAmong(userId, ids),
        relations.listBlocksAmong(userId, directusUserIds),
      ]);
      const gone = directusUserIds.filter(
        (id) => !ids.includes(id) && blocks.get(id)?.isByUser === true,
      );
      const relationTo = (id: string): Relation => {
        if (blocks.has(id)) return "blocked";
        return connected.has(id) ? "connection" : "member";
      };
      const shown = authors.map((author) => ({
        ...toAuthor(author, relationTo(author.id)),
        isTeam: memberRoles.isStaff({ cmsRoleId: author.role }),
        isBlocked: blocks.get(author.id)?.isByUser ?? false,
      }));
      return [...shown, ...gone.map(toGone)];
    },
    async listNames(directusUserIds) {
      const authors = await ask(directusUserIds);
      return authors.map((author) => ({ directusUserId: author.id, name: nameOf(author) }));
    },
  };
}

const nameOf = ({ displayName, first_name: firstName, last_name: lastName }: CmsAuthor): string =>
  displayName || reservedName({ firstName: firstName ?? "", lastName: lastName ?? "" });

const toGone = (directusUserId: string): Author => ({
  ...{ directusUserId, name: "", avatar: null, cantonId: null },
  ...{ isTeam: false, isConnected: false, isBlocked: true },
});

function toAuthor(author: CmsAuthor, relation: Relation): Omit<Author, "isBlocked" | "isTeam"> {
  const isShown = (field: "avatar" | "place") => maySee(author, field, relation);
  return {
    directusUserId: author.id,
    name: nameOf(author),
    avatar: isShown("avatar") ? author.avatar : null,
    cantonId: isShown("place") ? author.canton : null,
    isConnected: relation === "connection",
  };
}
