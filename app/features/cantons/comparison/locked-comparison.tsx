import { LockedPage } from "~/content/locked/locked-page";
import { cantonComparison } from "~/i18n/pt-BR/switzerland/canton-comparison";
import { translator } from "~/i18n/translator";

const t = translator("canton-comparison", cantonComparison);

type LockedComparisonProps = { sample: { code: string; name: string } | null };

export function LockedComparison({ sample }: LockedComparisonProps) {
  return (
    <LockedPage
      title={t("locked.title")}
      points={[t("locked.side"), t("locked.sorted"), t("locked.file")]}
      sample={
        sample && {
          to: `/app/cantons/${sample.code}`,
          label: t("locked.sample", { name: sample.name }),
        }
      }
    />
  );
}
