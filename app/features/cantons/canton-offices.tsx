import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import type { CantonDetails } from "./canton-page.server";
import { cantonPage as words } from "./canton-page.words";
import styles from "./canton-page.module.css";

const t = translator("canton-page", words);

/** Official lists of one office in each canton. */
const OFFICE_LISTS = {
  migration:
    "https://www.sem.admin.ch/sem/de/home/sem/kontakt/kantonale_behoerden/adressen_kantone_und.html",
  traffic: "https://asa.ch/strassenverkehrsaemter/adressen/",
  employment: "https://www.arbeit.swiss",
} as const;

type CantonOfficesProps = Pick<
  CantonDetails,
  "officialUrl" | "migrationOfficeUrl" | "migrationOfficePhone"
>;

export function CantonOffices(props: CantonOfficesProps) {
  const { officialUrl, migrationOfficeUrl, migrationOfficePhone } = props;
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
        <div>
          <dt>{t("offices.permit")}</dt>
          <dd>
            <OfficeLink to={migrationOfficeUrl ?? OFFICE_LISTS.migration}>
              {t(migrationOfficeUrl ? "offices.migration" : "offices.migrationList")}
            </OfficeLink>
          </dd>
          {migrationOfficePhone && <Phone phone={migrationOfficePhone} />}
        </div>
        <div>
          <dt>{t("offices.register")}</dt>
          <dd>
            <OfficeLink to="/app/plan">{t("offices.commune")}</OfficeLink>
          </dd>
        </div>
        <div>
          <dt>{t("offices.traffic")}</dt>
          <dd>
            <OfficeLink to={OFFICE_LISTS.traffic}>{t("offices.trafficList")}</OfficeLink>
          </dd>
        </div>
        <div>
          <dt>{t("offices.unemployment")}</dt>
          <dd>
            <OfficeLink to={OFFICE_LISTS.employment}>{t("offices.employment")}</OfficeLink>
          </dd>
        </div>
      </dl>
    </section>
  );
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
