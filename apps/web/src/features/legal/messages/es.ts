export const es = {
  privacy: { title: 'Privacidad', description: 'Privacidad · {brand}' },
  terms: { title: 'Términos', description: 'Términos · {brand}' },
} as const
