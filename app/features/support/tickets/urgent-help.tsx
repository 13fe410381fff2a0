import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/media/icon";
import { PageLink } from "~/ui/action/page-link";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import { support } from "./words";
import styles from "./support.module.css";

const t = translator("support", support);

// Official Swiss emergency numbers, free of charge from every phone.
const LINES = [
  { name: "police", phone: "117" },
  { name: "ambulance", phone: "144" },
  { name: "listening", phone: "143" },
] as const;

// The consulates' own pages, with hours, addresses and emergency numbers.
const MISSIONS = [
  { name: "zurich", url: "https://www.gov.br/mre/pt-br/consulado-zurique" },
  { name: "geneva", url: "https://www.gov.br/mre/pt-br/consulado-genebra" },
  { name: "bern", url: "https://www.gov.br/mre/pt-br/embaixada-berna" },
] as const;

/** @param props.directusUserId null for guests */
export function UrgentHelp({ directusUserId }: { directusUserId: string | null }) {
  return (
    <details className={styles.urgent}>
      <summary>
        <Icon name="triangle-alert" />
        {t("urgent.title")}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.urgentBody}>
        <p>{t("urgent.text")}</p>
        {directusUserId ? <MemberSteps directusUserId={directusUserId} /> : <VisitorSteps />}
        <p>{t("urgent.helpTitle")}</p>
        <ul>
          {LINES.map(({ name, phone }) => (
            <li key={name}>
              <a href={`tel:${phone}`} className={text.link}>
                {t(`urgent.${name}`, { phone })}
              </a>
            </li>
          ))}
        </ul>
        <p>{t("urgent.missionsTitle")}</p>
        <ul>
          {MISSIONS.map(({ name, url }) => (
            <li key={name}>
              <SmartLink to={url} className={text.link}>
                {t(`urgent.missions.${name}`)}
              </SmartLink>
            </li>
          ))}
        </ul>
        <p className={`${text.small} ${text.faint}`}>{t("urgent.note")}</p>
      </div>
    </details>
  );
}

function MemberSteps({ directusUserId }: { directusUserId: string }) {
  const own = (page: string) => to(`/app/profile/${directusUserId}/${page}`);
  return (
    <>
      <ul>
        <li>
          <PageLink to={own("password")} className={text.link}>
            {t("urgent.password")}
          </PageLink>
        </li>
        <li>
          <PageLink to={own("account")} className={text.link}>
            {t("urgent.sessions")}
          </PageLink>
        </li>
        <li>{t("urgent.bank")}</li>
      </ul>
      <div>
        <Button to={`${to("/app/support")}?topic=fraud#write`} color="secondary">
          {t("urgent.write")}
        </Button>
      </div>
    </>
  );
}

function VisitorSteps() {
  return (
    <ul>
      <li>
        <PageLink to={to("/forgot-password")} className={text.link}>
          {t("urgent.recover")}
        </PageLink>
      </li>
      <li>{t("urgent.bank")}</li>
      <li>{t("urgent.writeHere")}</li>
    </ul>
  );
}
