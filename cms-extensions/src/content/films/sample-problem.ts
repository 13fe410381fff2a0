export type Marked = { isSample?: unknown; access?: unknown; provider?: unknown };

/**
 * Why these videos cannot be the public sample on the landing page; null if they can.
 * @param former title of another video with the mark
 */
export function sampleProblem(marked: readonly Marked[], former: string | null): string | null {
  if (marked.some(({ access }) => access !== "free")) {
    return "Um vídeo só para assinantes não fica aberto a todos na página inicial: mude o acesso ou tire a marca.";
  }
  if (marked.some(({ provider }) => provider !== "file")) {
    return "Na página inicial só toca um arquivo do portal: mude a origem do vídeo ou tire a marca.";
  }
  if (marked.length > 1) return "Só um vídeo de cada vez fica aberto a todos na página inicial.";
  if (former !== null) {
    return `“${former}” já está aberto a todos na página inicial: tire antes a marca dele.`;
  }
  return null;
}
