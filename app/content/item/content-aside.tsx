import { content } from "~/i18n/pt-BR/content/content";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import styles from "./content-aside.module.css";
import { ContentOutline } from "./content-outline";
import type { ContentItem } from "../schema";

const t = translator("content", content);

export function ContentAside({ item }: { item: Pick<ContentItem, "outline" | "sources"> }) {
  return (
    <div className={styles.aside}>
      <ContentOutline outline={item.outline} place="aside" />
      {item.sources.length > 0 && (
        <section aria-labelledby="aside-source">
          <h2 id="aside-source" className={styles.title}>
            {t("page.source", { count: item.sources.length })}
          </h2>
          {item.sources.map(({ name, url }) => (
            <SmartLink key={url} to={url} className={styles.source}>
              {name}
            </SmartLink>
          ))}
        </section>
      )}
    </div>
  );
}
