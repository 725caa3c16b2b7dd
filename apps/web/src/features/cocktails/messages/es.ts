export const es = {
  cocktails: { title: 'Cócteles', description: 'Cócteles · {brand}' },
} as const
