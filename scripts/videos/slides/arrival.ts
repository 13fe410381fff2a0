import type { VideoSlides } from "../video-slides.ts";

export const arrivalSlides: Record<string, VideoSlides> = {
  "registro-na-comuna-em-dois-minutos": {
    icon: "landmark",
    color: "#0d6b80",
    chapters: [
      [
        [1, "Registro na comuna onde você vai morar"],
        [2, "Até 14 dias, e antes do primeiro dia de trabalho"],
        [3, "Einwohnerkontrolle ou Einwohnerdienste"],
        [4, "Contrôle des habitants"],
        [5, "Controllo abitanti"],
      ],
      [
        [0, "Passaportes, visto ou garantia de permissão"],
        [0, "Contrato de trabalho e de aluguel"],
        [1, "Sem aluguel: declaração de quem hospeda"],
        [2, "Certidões com apostila e tradução"],
      ],
      [
        [0, "Estado civil: define o código do imposto na fonte"],
        [1, "Religião: em muitos cantões há imposto da igreja"],
        [2, "A resposta pode mudar com um pedido formal"],
      ],
      [
        [0, "Anmeldebestätigung, com uma cópia extra"],
        [2, "Seu nome na caixa de correio"],
        [3, "3 meses para contratar o seguro de saúde"],
      ],
    ],
  },
  "permissoes-explicadas-sem-juridiques": {
    icon: "id-card",
    color: "#2f4a8a",
    chapters: [
      [
        [1, "L: estadia curta, com data para acabar"],
        [2, "B: residência"],
        [3, "C: estabelecimento, depois de anos"],
        [4, "G: trabalha aqui, mora no país vizinho"],
      ],
      [
        [0, "Suíço, da União Europeia ou da EFTA: livre circulação"],
        [1, "Sem contrato: até 3 meses para procurar emprego"],
        [2, "Só brasileiro: quem pede é o empregador"],
        [3, "Há cotas, e a vaga precisa ser qualificada"],
        [4, "Caminho da família: regras próprias"],
      ],
      [
        [1, "Passaporte em processo ainda não conta"],
        [2, "Planeje a mudança para depois da emissão"],
      ],
      [
        [0, "Nunca trabalhe na estadia de turista"],
        [1, "Até 90 dias para visitar e fazer entrevistas"],
        [3, "Desconfie de vaga com visto incluído"],
        [4, "O empregador sério não cobra pelo pedido"],
      ],
    ],
  },
  "golpes-de-aluguel-como-reconhecer": {
    icon: "shield-alert",
    color: "#7a0d12",
    chapters: [
      [
        [0, "Quem tem pressa é o alvo"],
        [1, "Anúncio bonito, preço ótimo, resposta em minutos"],
      ],
      [
        [0, "1. Caução ou reserva antes da visita"],
        [1, "2. Dono no exterior, chave pelo correio"],
        [2, "3. Pix, criptomoeda ou remessa em dinheiro"],
        [3, "4. Preço muito baixo, fotos de catálogo"],
        [4, "5. Foto do passaporte antes de conversar"],
      ],
      [
        [1, "Nada se paga antes da visita e do contrato"],
        [2, "Caução: no máximo 3 aluguéis, em conta bloqueada"],
        [4, "Peça a alguém de confiança que visite"],
      ],
      [
        [1, "Avise o banco na mesma hora"],
        [1, "Guarde mensagens e anúncio"],
        [1, "Registre a ocorrência na polícia do cantão"],
        [2, "Denuncie o anúncio na plataforma"],
      ],
    ],
  },
};
