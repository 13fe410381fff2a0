import { PageLink } from "~/ui/action/page-link";
import { SmartLink } from "~/ui/action/smart-link";
import { Icon, type IconName } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import styles from "./hub-page.module.css";

export type HubLink = { to: string; label: string };

/** An item of the area that is new or that the member has started. */
export type HubItem = { to: string; title: string; note: string };

export type HubArea = {
  to: string;
  title: string;
  summary: string;
  icon: IconName;
  items: readonly HubItem[];
  links: readonly HubLink[];
};

type HubPageProps = { title: string; areas: readonly HubArea[] };

/** The areas of a tab of the phone's bottom navigation. */
export function HubPage({ title, areas }: HubPageProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <AreaCard key={area.to} area={area} />
        ))}
      </ul>
    </>
  );
}

function AreaCard({ area: { to, title, summary, icon, items, links } }: { area: HubArea }) {
  return (
    <li className={styles.area}>
      <div className={styles.head}>
        <Icon name={icon} size={22} className={styles.icon} />
        <div className={styles.name}>
          <h2 className={text.large}>
            <SmartLink to={to} className={styles.link}>
              {title}
            </SmartLink>
          </h2>
          <p className={`${text.small} ${text.muted}`}>{summary}</p>
        </div>
        <Icon name="chevron-right" size={18} className={styles.arrow} />
      </div>
      {items.map((item) => (
        <p key={item.to} className={styles.item}>
          <PageLink to={item.to}>{item.title}</PageLink>
          <span className={`${text.small} ${text.faint}`}>{item.note}</span>
        </p>
      ))}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={title}>
          {links.map((link) => (
            <li key={link.to}>
              <PageLink to={link.to}>
                {link.label}
                <Icon name="chevron-right" size={18} className={styles.arrow} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
