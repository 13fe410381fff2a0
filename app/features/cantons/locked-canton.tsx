import { LockedPage } from "~/content/locked/locked-page";
import { cantons } from "~/i18n/pt-BR/switzerland/cantons";
import { translator } from "~/i18n/translator";
import type { Office } from "~/reference/offices.server";
import { CantonOffices } from "./canton-offices";
import type { CantonAnswer } from "./canton-page.server";

const t = translator("cantons", cantons);

type LockedCantonProps = {
  answer: Extract<CantonAnswer, { kind: "locked" }>;
  offices: readonly Office[];
};

/** Figures are for paying members; where to go is for all. */
export function LockedCanton({ answer: { name, sample }, offices }: LockedCantonProps) {
  return (
    <>
      <LockedPage
        title={name}
        points={[t("locked.figures"), t("locked.all"), t("locked.news")]}
        sample={
          sample && {
            to: `/app/cantons/${sample.code}`,
            label: t("locked.sample", { name: sample.name }),
          }
        }
      />
      <CantonOffices officialUrl={null} migrationOfficePhone={null} offices={offices} />
    </>
  );
}
