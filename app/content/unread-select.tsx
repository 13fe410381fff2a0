import { contentSearch } from "~/i18n/pt-BR/content-search";
import { translator } from "~/i18n/translator";
import { Select } from "~/ui/form/select";

const t = translator("content-search", contentSearch);

/** Everything, or only what the member is not done with. */
export function UnreadSelect({ value = "" }: { value: string | undefined }) {
  return (
    <Select
      name="unread"
      label={t("filter.unread")}
      defaultValue={value}
      options={[
        { value: "", label: t("filter.anyRead") },
        { value: "1", label: t("filter.onlyUnread") },
      ]}
    />
  );
}
