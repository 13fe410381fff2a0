// @vitest-environment node
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BarChart } from "~/ui/data/bar-chart";
import { Button } from "~/ui/action/button";
import { Menu } from "~/ui/action/menu";
import { Progress } from "~/ui/feedback/progress";
import { RadioGroup } from "~/ui/form/radio-group";
import { Switch } from "~/ui/form/switch";
import { Tabs } from "~/ui/navigation/tabs";
import { ToastArea } from "~/ui/feedback/toast-area";
import { Tooltip } from "~/ui/action/tooltip";

const options = [
  { value: "b", label: "Permit B" },
  { value: "c", label: "Permit C" },
];
const parts: [string, ReactElement][] = [
  ["Tabs", <Tabs key="tabs" label="Abas" tabs={[{ id: "a", title: "A", content: "Texto" }]} />],
  ["Menu", <Menu key="menu" trigger={<Button>Ações</Button>} groups={[]} />],
  [
    "Tooltip",
    <Tooltip key="tooltip" text="Dica">
      <Button>Termo</Button>
    </Tooltip>,
  ],
  ["RadioGroup", <RadioGroup key="radio" label="Qual" name="which" options={options} />],
  ["Switch", <Switch key="switch" label="Avisos" />],
  ["Progress", <Progress key="progress" label="Curso" value={1} max={2} text="1 de 2" />],
  ["BarChart", <BarChart key="bars" bars={[{ label: "A", value: 1, text: "1" }]} />],
  ["ToastArea", <ToastArea key="toasts" labels={{ list: "Avisos", toast: "Aviso", close: "X" }} />],
];

describe("server markup", () => {
  test.each(parts)("of %s has no style that the content security policy refuses", (_, part) => {
    expect(renderToString(part)).not.toMatch(/ style=|<style/);
  });
});
