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
  const shared = sharedLanguages(offices);
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
        {offices.map((office) => {
          const note = noteOf(office, shared === null);
          return (
            <div key={office.kind}>
              <dt>{t(`offices.kinds.${office.kind}`)}</dt>
              <dd>
                <OfficeLink to={office.url}>{office.name}</OfficeLink>
              </dd>
              {office.address && <dd>{office.address}</dd>}
              {office.kind === "migration" && migrationOfficePhone && (
                <Phone phone={migrationOfficePhone} />
              )}
              {note && <dd className={`${text.small} ${text.faint}`}>{note}</dd>}
            </div>
          );
        })}
      </dl>
      {offices.length > 0 && (
        <p className={`${text.small} ${text.faint}`}>{notesOf(offices, shared).join(" ")}</p>
      )}
    </section>
  );
}

const spoken = (languages: readonly string[]) =>
  formatList(languages.map((code) => t(`offices.languages.${code as "de"}`)));

/** Null if not all offices have the same ones. */
function sharedLanguages(offices: readonly Office[]): readonly string[] | null {
  const [first] = offices;
  const isShared = offices.every(({ languages }) => languages.join() === first?.languages.join());
  return first && isShared && offices.length > 1 ? first.languages : null;
}

function noteOf({ note, languages }: Office, namesLanguages: boolean): string {
  const isNamed = namesLanguages && languages.length > 0;
  return [note, isNamed && t("offices.writes", { languages: spoken(languages) })]
    .filter(Boolean)
    .join(" ");
}

/** What is true of the whole list; the day is that of the oldest check. */
function notesOf(offices: readonly Office[], shared: readonly string[] | null): string[] {
  const [oldest] = offices.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted();
  const unconfirmed = offices.filter(({ checkedOn }) => checkedOn === null);
  const kinds = unconfirmed.map(({ kind }) => t(`offices.kinds.${kind}`));
  return [
    ...(shared?.length ? [t("offices.allWrite", { languages: spoken(shared) })] : []),
    ...(oldest ? [t("offices.checked", { day: formatFullDate(`${oldest}T12:00:00Z`) })] : []),
    ...(kinds.length > 0 ? [t("offices.unconfirmed", { offices: formatList(kinds) })] : []),
  ];
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
