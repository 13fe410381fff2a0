import { members as words } from "~/i18n/pt-BR/community/members";
import { profile } from "~/i18n/pt-BR/account/profile";
import { translator } from "~/i18n/translator";
import { formatList } from "~/i18n/format";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { Avatar } from "~/ui/media/avatar";
import { isStage } from "../../../contract/community/members.ts";
import { LANGUAGES } from "../../../contract/account/profile.ts";
import type { MemberCard } from "./members.server";
import styles from "./members.module.css";

const t = translator("members", words);
const tProfile = translator("profile", profile);

export function MemberRows({ members }: { members: readonly MemberCard[] }) {
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <Row key={member.directusUserId} member={member} />
      ))}
    </ul>
  );
}

function Row({ member }: { member: MemberCard }) {
  const { name, path, avatar, place, profession, spokenLanguages, stage } = member;
  const languages = LANGUAGES.filter((code) => spokenLanguages.includes(code)).map((code) =>
    tProfile(`languages.${code}`),
  );
  return (
    <li className={styles.member}>
      <Avatar name={name} picture={avatar} size="lg" />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <PageLink to={path}>{name}</PageLink>
        </h3>
        {profession && <p>{profession}</p>}
        <p className={styles.facts}>
          {place && <span>{place}</span>}
          {stage && isStage(stage) && (
            <span>
              {t("filter.stage")}: {t(`filter.stages.${stage}`).toLocaleLowerCase("pt-BR")}
            </span>
          )}
          {languages.length > 0 && <span>{t("speaks", { languages: formatList(languages) })}</span>}
        </p>
        <p className={styles.facts}>
          {member.isOwn && <Tag isChip>{t("you")}</Tag>}
          {member.isConnected && <Tag isChip>{t("connected")}</Tag>}
          {member.isVolunteer && <Tag isChip>{t("volunteer")}</Tag>}
        </p>
      </div>
    </li>
  );
}
