import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Tag } from "~/ui/data/tag";
import { Icon } from "~/ui/media/icon";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { listOpenTools, toolPath } from "./tool-list";
import styles from "./tools-page.module.css";

const t = translator("tools", words);

export function ToolsPage({ isPaying, isTeam }: { isPaying: boolean; isTeam: boolean }) {
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      <header>
        <h1 className={styles.title}>{t("index.title")}</h1>
        <p className={styles.lead}>{t("index.lead")}</p>
        <p className={styles.scenarios}>
          <SmartLink to="/app/tools/scenarios" className={`${text.link} ${text.tap}`}>
            {t("index.scenarios")}
          </SmartLink>
        </p>
      </header>
      <ul className={styles.list}>
        {listOpenTools().map((tool) => (
          <li key={tool.slug} className={styles.item}>
            <Icon name={tool.icon} size={24} />
            <h2 className={text.large}>
              <SmartLink to={toolPath(tool)} className={styles.link}>
                {t(`list.${tool.name}.title`)}
              </SmartLink>
            </h2>
            <p className={styles.summary}>{t(`list.${tool.name}.summary`)}</p>
            {!isPaying && <Tag isChip>{t(tool.isFree ? "index.free" : "index.paying")}</Tag>}
          </li>
        ))}
      </ul>
      <p className={`${text.small} ${text.muted}`}>{t("index.private")}</p>
      {isTeam && (
        <p>
          <SmartLink to="/app/official-files" className={`${text.link} ${text.tap}`}>
            {t("index.officialFiles")}
          </SmartLink>
        </p>
      )}
    </div>
  );
}
