import type { VideoSlides } from "../video-slides.ts";

export const dailyLifeSlides: Record<string, VideoSlides> = {
  "lavanderia-lixo-e-silencio": {
    icon: "washing-machine",
    color: "#3d5a2a",
    chapters: [
      [
        [0, "Lixo pago por saco, selo ou cartão"],
        [2, "Na calçada de manhã, nunca na véspera"],
        [3, "Vidro, papel, PET e latas: lugar e horário próprios"],
      ],
      [
        [0, "Cada apartamento tem um turno"],
        [1, "Termine no horário, com a secagem"],
        [2, "Limpe o filtro, a gaveta e o chão"],
      ],
      [
        [0, "Hausordnung: o regulamento do prédio"],
        [1, "Silêncio à noite, no almoço e no domingo"],
        [2, "Sem furadeira ou aspirador nessas horas"],
      ],
      [
        [0, "Leia como informação, não como ataque"],
        [2, "Danke für den Hinweis,"],
        [2, "wir sind neu hier und achten ab jetzt darauf."],
      ],
    ],
  },
  "prova-de-controle-para-trocar-a-cnh": {
    icon: "car",
    color: "#23545e",
    chapters: [
      [
        [0, "Carteira brasileira: até 12 meses"],
        [1, "Troca no departamento de trânsito do cantão"],
        [2, "Exame de vista, formulário e espera"],
      ],
      [
        [0, "Kontrollfahrt: a prova de controle"],
        [2, "A prova não se repete"],
        [4, "Uma ou duas aulas com instrutor local"],
      ],
      [
        [0, "Preferência de quem vem da direita"],
        [1, "Pedestre que ainda está na calçada"],
        [2, "Olhar por cima do ombro"],
        [3, "Limite em zona reduzida"],
        [4, "Distância do ciclista"],
      ],
      [
        [0, "Simulados de teoria"],
        [2, "Rechts abbiegen: virar à direita"],
        [2, "Geradeaus: em frente. Anhalten: parar"],
        [3, "Pneus, luzes e documentos"],
      ],
    ],
  },
  "primeira-consulta-medica": {
    icon: "stethoscope",
    color: "#8a2f4f",
    chapters: [
      [
        [1, "Hausarzt: primeiro o médico de família"],
        [2, "HMO: o centro médico combinado"],
        [3, "Telmed: telefone ou aplicativo"],
        [5, "Emergência é sempre exceção"],
      ],
      [
        [1, "Procure um médico na primeira semana"],
        [2, "Nehmen Sie neue Patienten?"],
      ],
      [
        [0, "Cartão do seguro, remédios e vacinas"],
        [2, "Ich habe Schmerzen: tenho dor"],
        [3, "Seit gestern: desde ontem"],
        [4, "Ich bin allergisch gegen: sou alérgico a"],
      ],
      [
        [1, "Pague e envie, ou apenas encaminhe"],
        [2, "Até a franquia, o valor é seu"],
        [4, "144: ambulância"],
      ],
    ],
  },
  "entrevista-de-emprego-na-suica": {
    icon: "handshake",
    color: "#4a4f57",
    chapters: [
      [
        [0, "Chegue alguns minutos antes"],
        [2, "Releia a descrição da vaga"],
        [3, "Um exemplo seu para cada exigência"],
        [4, "Dossiê com diplomas e referências"],
      ],
      [
        [0, "Calma e direta"],
        [2, "Situação, ação e resultado"],
        [3, "“Eu” quando foi você, “nós” quando foi a equipe"],
      ],
      [
        [0, "Permissão: com clareza"],
        [1, "Faixa anual, 12 ou 13 parcelas"],
        [2, "Mediana de 2024: CHF 7’024 brutos por mês"],
      ],
      [
        [0, "Carga, caixa de pensão, férias, experiência"],
        [1, "Agradeça por e-mail em 3 linhas"],
        [2, "Se vier um não, peça um retorno curto"],
      ],
    ],
  },
};
