import { formatFullDate, formatList } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import type { Office } from "~/reference/offices.server";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import { cantonPage as words } from "./canton-page.words";
import styles from "./canton-page.module.css";

const t = translator("canton-page", words);

type CantonOfficesProps = {
  officialUrl: string | null;
  migrationOfficePhone: string | null;
  offices: readonly Office[];
};

/** Nothing without any address. */
export function CantonOffices({ officialUrl, migrationOfficePhone, offices }: CantonOfficesProps) {
  if (!officialUrl && offices.length === 0) return null;
  const isUnconfirmed = offices.some(({ checkedOn }) => checkedOn === null);
  return (
    <section aria-labelledby="canton-offices">
      <h2 id="canton-offices" className={text.heading}>
        {t("offices.title")}
      </h2>
      <dl className={styles.offices}>
        {officialUrl && (
          <div>
            <dt>{t("offices.canton")}</dt>
            <dd>
              <OfficeLink to={officialUrl}>
                {t("offices.official", { host: hostOf(officialUrl) })}
              </OfficeLink>
            </dd>
          </div>
        )}
        {offices.map((office) => (
          <div key={office.kind}>
            <dt>{t(`offices.kinds.${office.kind}`)}</dt>
            <dd>
              <OfficeLink to={office.url}>{office.name}</OfficeLink>
            </dd>
            {office.address && <dd>{office.address}</dd>}
            {office.kind === "migration" && migrationOfficePhone && (
              <Phone phone={migrationOfficePhone} />
            )}
            <dd className={`${text.small} ${text.faint}`}>{noteOf(office)}</dd>
          </div>
        ))}
      </dl>
      {isUnconfirmed && <p className={`${text.small} ${text.faint}`}>{t("offices.unconfirmed")}</p>}
    </section>
  );
}

function noteOf({ note, languages, checkedOn }: Office): string {
  const spoken = languages.map((code) => t(`offices.languages.${code as "de"}`));
  return [
    note,
    spoken.length > 0 && t("offices.writes", { languages: formatList(spoken) }),
    checkedOn
      ? t("offices.checked", { day: formatFullDate(`${checkedOn}T12:00:00Z`) })
      : t("offices.unchecked"),
  ]
    .filter(Boolean)
    .join(" ");
}

const hostOf = (url: string) => (URL.parse(url)?.host ?? url).replace(/^www\./, "");

function OfficeLink({ to, children }: { to: string; children: string }) {
  return (
    <SmartLink to={to} className={`${text.link} ${text.tap}`}>
      {children}
    </SmartLink>
  );
}

/** Drops the "(0)" of "+41 (0)31 …"; null if the text may hold two numbers. */
function phoneLink(phone: string): string | null {
  const digits = phone.replace("(0)", "").replaceAll(/[\s.'’-]/g, "");
  return /^\+?\d{9,14}$/.test(digits) ? `tel:${digits}` : null;
}

function Phone({ phone }: { phone: string }) {
  const to = phoneLink(phone);
  const label = t("offices.migrationPhone", { phone });
  return <dd>{to ? <OfficeLink to={to}>{label}</OfficeLink> : label}</dd>;
}
