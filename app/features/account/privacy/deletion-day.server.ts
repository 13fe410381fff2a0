import { formatFullDate } from "~/i18n/format";
import type { PrivacyApi } from "~/service/privacy-api.server";

export async function findDeletionDay(
  privacy: Pick<PrivacyApi, "findDeletion">,
): Promise<string | null> {
  const result = await privacy.findDeletion();
  return result.isError || !result.data.deletion
    ? null
    : formatFullDate(result.data.deletion.dueAt);
}
