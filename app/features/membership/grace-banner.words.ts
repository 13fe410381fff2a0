/** Separate from the membership texts, because every member page loads these. */
export const graceBanner = {
  text: "O pagamento da sua assinatura não passou. O acesso continua até {{date}}.",
  action: "Resolver agora",
};
