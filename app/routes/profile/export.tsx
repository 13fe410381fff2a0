import { redirect } from "@remix-run/node";
import { withDownloadFailure } from "~/features/account/privacy/download-failure";
import { requireForm } from "~/forms/form";
import { to } from "~/i18n/paths";
import { ownProfileAction, ownProfileLoader } from "~/guards/own-profile.server";

/** An export is downloaded by POST with the password; GET redirects to the page. */
export const loader = ownProfileLoader(({ member }) =>
  redirect(to(`/app/profile/${member.directusUserId}/data`)),
);

export const action = ownProfileAction(async ({ params, request, member, service }) => {
  const form = await requireForm(request);
  const result = await service.privacy.downloadExport(
    params["exportId"] ?? "",
    String(form.get("password") ?? ""),
  );
  if (result.isError) {
    const page = to(`/app/profile/${member.directusUserId}/data`);
    return redirect(withDownloadFailure(page, result));
  }
  return new Response(Buffer.from(result.data.archive, "base64"), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="portal-suica-meus-dados.zip"',
      "Cache-Control": "no-store",
    },
  });
});
