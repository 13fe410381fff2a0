import * as RadixTabs from "radix-ui/tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type TabsProps = {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
};

// Radix would write these inline styles into the HTML, where the content security policy blocks them.
const withoutOutline = { outline: undefined };
const withoutAnimation = { animationDuration: undefined };

/** Tabs within one page; for parts with their own address use `PillNav`. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <RadixTabs.Root defaultValue={tabs[0]?.id} className={styles.tabs}>
      <RadixTabs.List aria-label={label} className={styles.list} style={withoutOutline}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.title}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} asChild>
          <div className={styles.panel} style={withoutAnimation}>
            {tab.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
