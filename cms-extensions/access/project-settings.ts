import { fileIds, folderIds } from "../../contract/account/roles.ts";

/** Image sizes that the app may request; any other transformation is refused. */
const imageSizes = [
  { key: "thumb", width: 320, height: 180 },
  { key: "card", width: 640, height: 360 },
  { key: "wide", width: 960, height: 540 },
  { key: "cover", width: 1280, height: 720 },
  { key: "avatar", width: 192, height: 192 },
];

export const projectSettings = {
  project_name: "Portal Suíça",
  collaborative_editing_enabled: true,
  project_descriptor: "Conteúdo e comunidade",
  project_color: "#d8232a",
  project_logo: fileIds.mark,
  public_favicon: fileIds.mark,
  public_note: "Área da equipe do Portal Suíça. Membros entram pelo portal.",
  // The portal's colours red and ink, so that editors recognize it.
  theme_light_overrides: { primary: "#b9161d", primaryAccent: "#7a0d12" },
  theme_dark_overrides: { primary: "#ff7a76", primaryAccent: "#ffc5c2" },
  default_language: "pt-BR",
  // Directus would suspend a user after too many failed logins; the login hook adds a pause instead.
  auth_login_attempts: null,
  auth_password_policy: "/^.{12,128}$/",
  public_registration: false,
  storage_default_folder: folderIds.public,
  storage_asset_transform: "presets",
  storage_asset_presets: imageSizes.map((size) => ({
    ...size,
    fit: "cover",
    quality: 75,
    withoutEnlargement: true,
    format: "webp",
    transforms: [],
  })),
};

export const folders = [
  { id: folderIds.public, name: "Público", parent: null },
  { id: folderIds.members, name: "Só assinantes", parent: null },
  { id: folderIds.avatars, name: "Fotos de perfil", parent: null },
  { id: folderIds.tickets, name: "Anexos do suporte", parent: null },
  { id: folderIds.claims, name: "Comprovantes do YouTube", parent: null },
  { id: folderIds.filmsForMembers, name: "Vídeos abertos aos membros", parent: null },
  { id: folderIds.filmsForPaying, name: "Vídeos só de assinantes", parent: null },
  { id: folderIds.filmsInWork, name: "Vídeos ainda não publicados", parent: null },
];
