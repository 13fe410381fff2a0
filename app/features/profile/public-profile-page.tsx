import { formatMonth } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { profile as words } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { SmartLink } from "~/ui/smart-link";
import { StateMessage } from "~/ui/state-message";
import { Tag } from "~/ui/tag";
import { languageName } from "./profile-choices";
import type { PublicProfile } from "./public-profile.server";
import styles from "./public-profile-page.module.css";

const t = translator("profile", words);

export function PublicProfilePage({ profile }: { profile: PublicProfile }) {
  const { directusUserId, name, isOwn, bio } = profile;
  const place = [profile.city, profile.canton].filter(Boolean).join(", ");
  const lists = [
    { title: t("show.spokenLanguages"), items: profile.spokenLanguages.map(languageName) },
    { title: t("show.skills"), items: profile.skills },
    { title: t("show.interests"), items: profile.interests },
  ].filter(({ items }) => items.length > 0);
  const isEmpty = !bio && lists.length === 0 && profile.links.length === 0;
  const edit = to(`/app/profile/${directusUserId}/edit`);
  return (
    <article>
      <header className={styles.header}>
        <Avatar name={name} picture={profile.avatar} size="xl" />
        <div className={styles.who}>
          <h1 className={styles.name}>{name}</h1>
          {profile.profession && <p>{profile.profession}</p>}
          {place && <p>{place}</p>}
          <p className={styles.quiet}>
            {[
              profile.memberSince &&
                t("show.memberSince", { date: formatMonth(profile.memberSince) }),
              profile.inSwitzerlandSince &&
                t("show.since", { date: formatMonth(profile.inSwitzerlandSince) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </header>
      {isOwn && (
        <div className={styles.own}>
          <p className={styles.quiet}>{t("show.own")}</p>
          <div className={styles.ways}>
            <Button to={edit} variant={isEmpty ? "outline" : "fill"}>
              {t("pages.edit")}
            </Button>
            <Button to={to(`/app/profile/${directusUserId}/account`)} variant="outline">
              {t("pages.account")}
            </Button>
          </div>
        </div>
      )}
      {bio && (
        <section className={styles.section}>
          <h2>{t("show.bio")}</h2>
          <p className={styles.bio}>{bio}</p>
        </section>
      )}
      {lists.map(({ title, items }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <ul className={styles.tags}>
            {items.map((item) => (
              <li key={item}>
                <Tag isChip>{item}</Tag>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {profile.links.length > 0 && (
        <section className={styles.section}>
          <h2>{t("show.links")}</h2>
          <ul className={styles.links}>
            {profile.links.map((link) => (
              <li key={link}>
                <SmartLink to={link} className={styles.link}>
                  {link.replace(/^https:\/\//, "")}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isEmpty && (
        <StateMessage
          kind="empty"
          icon="user"
          title={isOwn ? t("show.emptyOwn") : t("show.empty", { name })}
          action={isOwn && <Button to={edit}>{t("show.fill")}</Button>}
        >
          {isOwn && t("show.emptyOwnText")}
        </StateMessage>
      )}
    </article>
  );
}
