export const es = {
  process: { title: 'Proceso', description: 'Proceso · {brand}' },
} as const
