import { useState } from "react";
import { Button } from "~/ui/action/button";
import { Dialog } from "~/ui/action/dialog";
import { Menu } from "~/ui/action/menu";
import { TextField } from "~/ui/form/text-field";
import { showToast } from "~/ui/feedback/toasts";
import { Tooltip } from "~/ui/action/tooltip";
import { GallerySection, Specimen, t } from "./specimen";

const copyLink = () => showToast({ kind: "info", text: t("layers.copied") });
const showVersionToast = () =>
  showToast({
    kind: "info",
    text: t("layers.version"),
    action: { label: t("layers.reload"), otherWay: t("layers.otherWay"), onAct: copyLink },
  });
const menuGroups = [
  [
    { label: t("layers.copyLink"), icon: "link" as const, onSelect: copyLink },
    { label: t("layers.terms"), icon: "file-text" as const, to: "/terms-of-service" },
    { label: t("layers.report"), isDisabled: true, onSelect: copyLink },
  ],
  [{ label: t("layers.remove"), icon: "x" as const, isDestructive: true, onSelect: copyLink }],
];

export function LayersSection() {
  return (
    <GallerySection id="layers" title={t("layers.title")}>
      <Specimen title={t("layers.dialog")}>
        <DialogSpecimen />
      </Specimen>
      <Specimen title={t("layers.menu")}>
        <Menu
          trigger={
            <Button variant="outline" iconAfter="chevron-down">
              {t("layers.openMenu")}
            </Button>
          }
          groups={menuGroups}
        />
      </Specimen>
      <Specimen title={t("layers.tooltip")}>
        <Tooltip text={t("layers.gloss")}>
          <Button variant="text" color="tertiary" lang="de">
            {t("layers.hover")}
          </Button>
        </Tooltip>
      </Specimen>
      <Specimen title={t("layers.toasts")}>
        <Button
          variant="outline"
          onClick={() => showToast({ kind: "success", text: t("layers.saved") })}
        >
          {t("layers.toastSuccess")}
        </Button>
        <Button
          variant="outline"
          onClick={() => showToast({ kind: "error", text: t("layers.failed") })}
        >
          {t("layers.toastError")}
        </Button>
        <Button variant="outline" onClick={copyLink}>
          {t("layers.toastInfo")}
        </Button>
        <Button variant="outline" onClick={showVersionToast}>
          {t("layers.toastAction")}
        </Button>
      </Specimen>
    </GallerySection>
  );
}

function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t("layers.openDialog")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("layers.dialogTitle")}
        description={t("layers.dialogText")}
        closeLabel={t("layers.close")}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t("layers.cancel")}
            </Button>
            <Button onClick={close}>{t("layers.confirm")}</Button>
          </>
        }
      >
        <TextField label={t("layers.dialogField")} />
      </Dialog>
    </>
  );
}
