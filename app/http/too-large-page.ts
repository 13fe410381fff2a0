type TooLargeWords = { title: string; text: string };

export const tooLargePage = (lang: string, { title, text }: TooLargeWords): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>${title}</title>` +
  `<main><h1>${title}</h1><p>${text}</p></main></html>`;
