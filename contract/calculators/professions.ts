/**
 * Everyday names of professions by the two-digit group of CH-ISCO-19 in the wage table (`WageOccupation.code`).
 * Source of the groups: ISCO-08, International Labour Organization.
 */
export const professionsByOccupation: Readonly<Record<string, readonly string[]>> = {
  "21": ["engenheiro", "engenheiro civil", "arquiteto", "químico", "biólogo", "designer gráfico"],
  "22": [
    ...["enfermeiro", "enfermagem", "médico", "dentista", "farmacêutico", "fisioterapeuta"],
    ...["veterinário", "parteira", "nutricionista"],
  ],
  "23": ["professor", "professor de escola", "pedagogo"],
  "24": ["contador", "auditor", "analista financeiro", "administrador de empresas"],
  "25": ["programador", "desenvolvedor", "desenvolvedor de software", "TI", "analista de sistemas"],
  "26": ["advogado", "psicólogo", "jornalista", "assistente social", "tradutor", "economista"],
  "32": ["técnico de enfermagem", "auxiliar de dentista", "técnico de laboratório"],
  "33": ["corretor de imóveis", "corretor de seguros", "despachante"],
  "34": ["personal trainer", "treinador", "fotógrafo", "chef de cozinha"],
  "35": ["técnico de TI", "suporte de TI", "técnico de informática"],
  "41": ["secretário", "auxiliar de escritório", "auxiliar administrativo"],
  "42": ["recepcionista", "atendente", "atendente de call center"],
  "43": ["auxiliar de contabilidade", "almoxarife", "estoquista"],
  "44": ["carteiro"],
  "51": [
    ...["cozinheiro", "garçom", "garçonete", "barman", "cabeleireiro", "barbeiro", "manicure"],
    ...["esteticista", "zelador", "comissário de bordo"],
  ],
  "52": ["vendedor", "balconista", "caixa de supermercado", "caixa"],
  "53": [
    "babá",
    "cuidador",
    "cuidador de idosos",
    "cuidador de crianças",
    "auxiliar de enfermagem",
  ],
  "54": ["segurança", "vigilante", "bombeiro", "policial"],
  "61": ["agricultor", "jardineiro"],
  "71": ["pedreiro", "pintor", "encanador", "carpinteiro", "gesseiro", "construção civil"],
  "72": ["mecânico", "soldador", "serralheiro"],
  "73": ["relojoeiro", "joalheiro"],
  "74": ["eletricista"],
  "75": ["padeiro", "confeiteiro", "açougueiro", "marceneiro", "costureiro"],
  "83": [
    ...["motorista", "motorista de caminhão", "motorista de ônibus", "motorista de táxi"],
    ...["motorista de aplicativo", "caminhoneiro", "taxista", "operador de empilhadeira"],
  ],
  "91": [
    "faxineiro",
    "diarista",
    "limpeza",
    "auxiliar de limpeza",
    "camareira",
    "empregada doméstica",
  ],
  "93": ["servente de obra", "ajudante de pedreiro", "ajudante de mudança"],
  "94": ["auxiliar de cozinha", "ajudante de cozinha", "lavador de pratos"],
  "96": ["lixeiro", "gari"],
};
