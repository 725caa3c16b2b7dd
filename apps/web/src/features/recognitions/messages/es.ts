export const es = {
  recognitions: { title: 'Reconocimientos', description: 'Reconocimientos · {brand}' },
} as const
