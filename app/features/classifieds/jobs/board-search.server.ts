import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { findOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { languagesOfCanton } from "~/reference/glossary/term";
import type { ServiceClients } from "~/service/clients.server";
import {
  boardSearchOf,
  ownBoardSearch,
  type BoardSearch,
} from "../../../../contract/classifieds/job-boards.ts";

const profile = shape("directus_users", {
  profession: z.string().nullable(),
  canton: { cantonCode: z.string() },
});

type Caller = { own: OwnCms; service: Pick<ServiceClients, "plan">; request: Request };

/**
 * The search for the boards: the one in the URL, otherwise the member's profession and canton. A member
 * without a canton in the profile has the first one of the signup. Unavailable values are absent.
 */
export async function findBoardSearch({ own, service, request }: Caller): Promise<BoardSearch> {
  const typed = boardSearchOf(new URL(request.url).searchParams);
  if (typed) return typed;
  const record = await findOwnRecord(own, profile).catch(() => null);
  const home = record?.canton?.cantonCode ?? null;
  const canton = home ?? (await findFirstCanton(service));
  const [language = null] = languagesOfCanton(canton);
  return ownBoardSearch({ profession: record?.profession ?? null, canton, language });
}

async function findFirstCanton({ plan }: Caller["service"]): Promise<string | null> {
  const stored = await plan.find();
  return stored.isError ? null : (stored.data.cantons[0] ?? null);
}
