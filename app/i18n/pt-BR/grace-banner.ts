/** Apart from the membership's words, since every page of a member carries these. */
export const graceBanner = {
  text: "O pagamento da sua assinatura não passou. O acesso continua até {{date}}.",
  action: "Resolver agora",
};
