import { Tab as HeadlessTab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import type { ReactNode } from "react";
import { useItemInSight } from "../../lib/use-item-in-sight.ts";
import { segmentStyle, segmentTrack } from "./segment-style.ts";

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
};

/** Sections of a page, of which one is visible. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: Props<Value>) {
  const selectedIndex = tabs.findIndex((tab) => tab.value === value);
  const row = useItemInSight(selectedIndex);
  return (
    <TabGroup
      selectedIndex={selectedIndex}
      onChange={(index) => {
        const tab = tabs[index];
        if (tab) onChange(tab.value);
      }}
    >
      <TabList
        ref={row}
        aria-label={label}
        className={`${segmentTrack} flex w-full overflow-x-auto *:flex-1`}
      >
        {tabs.map((tab) => (
          <HeadlessTab key={tab.value} className={segmentStyle}>
            {tab.label}
          </HeadlessTab>
        ))}
      </TabList>
      <TabPanels className="mt-6">
        {tabs.map((tab) => (
          // Not a tab stop, because the panel's content is focusable.
          <TabPanel key={tab.value} tabIndex={-1} className="outline-none">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
