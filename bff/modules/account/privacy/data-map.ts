import { allCollections } from "../../../../contract/collections/all-collections.ts";
import {
  UNTIL_DELETED as own,
  WITH_ACCOUNT,
  type DataMapEntry,
} from "../../../../contract/collections/collection.ts";

export const portalMap: Readonly<Record<string, DataMapEntry>> = {
  users: {
    name: "Conta",
    why: "Entrar no portal e falar com você",
    until: WITH_ACCOUNT,
    change: "account",
  },
  sessions: {
    name: "Sessões",
    why: "Manter você conectado e mostrar seus aparelhos",
    until: "até 60 dias depois do login; o aparelho e a rede, 30 dias",
    change: "account",
  },
  signup_drafts: {
    name: "Rascunho do cadastro",
    why: "Continuar o cadastro de onde parou, em qualquer aparelho",
    until: "30 dias",
  },
  member_answers: {
    name: "Respostas do cadastro",
    why: "Calcular seu relatório e seu plano; guardadas cifradas",
    until: WITH_ACCOUNT,
    change: "report",
  },
  mail_tokens: {
    name: "Links enviados por e-mail",
    why: "Confirmar endereço e recuperar a senha",
    until: "30 dias depois de vencer",
  },
  mails: {
    name: "E-mails enviados",
    why: "Saber o que foi enviado e quando; o texto é apagado depois do envio, do endereço fica só um resumo criptográfico (hash)",
    until: "90 dias",
  },
  passkeys: {
    name: "Chaves de acesso",
    why: "Entrar sem senha",
    until: own,
    change: "account",
  },
  recovery_codes: {
    name: "Códigos de recuperação",
    why: "Entrar sem o segundo fator; do código só fica um resumo criptográfico (hash)",
    until: own,
    change: "account",
  },
  challenges: {
    name: "Logins em andamento",
    why: "Concluir um login em duas etapas",
    until: "1 dia",
  },
  subscriptions: {
    name: "Assinaturas",
    why: "Dar o acesso que você pagou",
    until: `${WITH_ACCOUNT}; recibos ficam 10 anos com o provedor de pagamento (art. 958f CO)`,
    change: "account",
  },
  mail_stops: {
    name: "E-mails que voltaram",
    why: "Não escrever para um endereço que recusou, ou marcou como spam, os nossos e-mails",
    until: "até você confirmar o endereço de novo, ou a conta ser excluída",
    change: "email-preference",
  },
  email_frequencies: {
    name: "Preferências de e-mail",
    why: "Enviar só o que você pediu",
    until: WITH_ACCOUNT,
    change: "email-preference",
  },
  push_subscriptions: {
    name: "Aparelhos com avisos",
    why: "Mostrar avisos nos aparelhos em que você os ligou; o endereço do navegador é guardado cifrado",
    until: "até você desligar, sair ou a sessão acabar",
    change: "email-preference",
  },
  chat_participants: {
    name: "Conversas",
    why: "Mostrar suas conversas e até onde você leu",
    until: WITH_ACCOUNT,
  },
  chat_messages: {
    name: "Mensagens que você enviou",
    why: "Entregar as mensagens e mostrar a conversa a você e a quem as recebeu",
    until: WITH_ACCOUNT,
  },
  chat_images: {
    name: "Imagens que você enviou em conversas",
    why: "Mostrar as imagens a você e a quem as recebeu, e a mais ninguém",
    until: "até você apagar a mensagem, ou a conta ser excluída",
  },
  forum_images: {
    name: "Imagens que você enviou para o fórum",
    why: "Mostrar as imagens a quem lê os seus textos",
    until: "até a conta ser excluída",
  },
  forum_asks: {
    name: "Perguntas que o portal levou a você",
    why: "Não repetir uma pergunta nem perguntar demais",
    until: WITH_ACCOUNT,
  },
  chat_reactions: {
    name: "Reações a mensagens",
    why: "Mostrar sua reação na conversa",
    until: own,
  },
  chat_preferences: {
    name: "Preferências de conversa",
    why: "Respeitar sua escolha sobre confirmações de leitura",
    until: WITH_ACCOUNT,
  },
  member_blocks: {
    name: "Membros bloqueados",
    why: "Não deixar que escrevam para você nem vejam o seu perfil",
    change: "connections",
    until: WITH_ACCOUNT,
  },
  member_connections: {
    name: "Conexões",
    why: "Mostrar a cada um o que abriu para conexões, e os pedidos que você fez e recebeu",
    until: "até você desfazer ou retirar, ou a conta ser excluída",
    change: "connections",
  },
  member_measures: {
    name: "Medidas de moderação em vigor",
    why: "Fazer valer nas conversas e conexões o que a equipe decidiu",
    until: "até a medida acabar, ou a conta ser excluída",
  },
  directory_entries: {
    name: "Lista de membros",
    why: "Deixar que outros membros encontrem você, na lista e na busca, só pelo nome e pelos campos que você abriu",
    until: "até você sair da lista, ou a conta ser excluída",
    change: "edit",
  },
  rate_alerts: {
    name: "Avisos de câmbio",
    why: "Avisar você uma vez, quando a cotação chegar ao valor que você escolheu",
    until: "até você apagar o aviso no conversor de moedas, ou a conta ser excluída",
  },
  offer_openings: {
    name: "Classificados abertos hoje",
    why: "Contar os detalhes que a conta gratuita abre por dia",
    until: "até você abrir outro em outro dia, ou a conta ser excluída",
  },
  price_receipts: {
    name: "Recibos de preços que você enviou",
    why: "Deixar outro membro ou a equipe conferir o preço; só eles veem a foto, e sem o seu nome",
    until: "a foto, até 30 dias depois da decisão; o resto, 90 dias, ou até você apagar o preço",
  },
  price_votes: {
    name: "Preços de outros membros que você conferiu",
    why: "Contar uma resposta por pessoa",
    until: "90 dias depois do envio do recibo, ou até a conta ser excluída",
  },
  member_plans: {
    name: "Chegada, família, datas da sua vida e calendário do plano",
    why: "Mostrar os passos do seu caso, contar os prazos e lembrar você deles; família e datas ficam cifradas, e do endereço secreto do calendário só fica um resumo criptográfico (hash)",
    until: "até você apagar em Minha situação, ou a conta ser excluída",
  },
  plan_reminders: {
    name: "Lembretes do plano enviados",
    why: "Não lembrar você duas vezes do mesmo prazo",
    until: "60 dias depois do prazo, ou até a conta ser excluída",
  },
  saved_scenarios: {
    name: "Cenários salvos",
    why: "Abrir de novo os seus cálculos e dizer o que muda neles; guardados cifrados",
    until: own,
    change: "scenarios",
  },
  practice_words: {
    name: "Palavras que você treina",
    why: "Mostrar cada palavra de novo na hora certa",
    until: "até você recomeçar do zero no treino, ou a conta ser excluída",
  },
  practice_days: {
    name: "Dias em que você treinou",
    why: "Mostrar quanto você treinou nos últimos sete dias",
    until: "sete dias, ou até você recomeçar do zero no treino",
  },
  notice_mails: {
    name: "Avisos já olhados para o e-mail",
    why: "Não contar o mesmo aviso em dois e-mails; guarda só horários, por conversa",
    until: WITH_ACCOUNT,
  },
  area_waits: {
    name: "Áreas que você espera",
    why: "Avisar você uma vez, quando abrirem",
    until: "até o aviso sair, você desistir na página da área, ou a conta ser excluída",
  },
  consent_records: {
    name: "Consentimentos",
    why: "Provar o que você aceitou ou recusou",
    until: WITH_ACCOUNT,
    change: "consents",
  },
  data_exports: {
    name: "Cópias dos seus dados",
    why: "Entregar a cópia que você pediu",
    until: "7 dias",
  },
  payment_receipts: {
    name: "Recibos de pagamento",
    why: "Provar o que foi pago; guardados pelo provedor de pagamento",
    until: "10 anos (art. 958f CO)",
  },
  analytics: {
    name: "Identificador nas estatísticas de uso",
    why: "Contar visitas de quem aceitou; as páginas vistas ficam sob este número",
    until: "até a conta ser excluída; sem consentimento, nada mais é contado",
    change: "consents",
  },
  legal_notices: {
    name: "Avisos de novos termos",
    why: "Saber de qual versão você foi avisado",
    until: WITH_ACCOUNT,
  },
  audit_events: {
    name: "Registro de segurança",
    why: "Descobrir acessos indevidos; sem nome nem endereço",
    until: "90 dias",
  },
  deletion_requests: {
    name: "Pedido de exclusão",
    why: "Cumprir o pedido e prová-lo, sem nome nem endereço",
    until: "10 anos",
  },
};

export const cmsMap: Readonly<Record<string, DataMapEntry>> = Object.fromEntries(
  allCollections.flatMap(({ name, dataMap }) => (dataMap ? [[name, dataMap]] : [])),
);
