export const es = {
  history: { title: 'Nuestra historia', description: 'Nuestra historia · {brand}' },
} as const
