export const es = {
  title: 'Proceso',
  description:
    'Cómo se hace {brand}: selección de la fruta, pulpa, fermentación controlada, destilación precisa, filtrado y embotellado. Y quiénes lo hacen.',
  eyebrow: 'Cómo se hace',
  heading: 'De la fruta a la botella',
  lead: 'Cinco pasos separan la planta de la copa, sin atajos.',
  steps: {
    label: 'Los cinco pasos',
    carousel: 'carrusel',
    slide: 'paso',
    step: '{numeral}. {name} {essence} (paso {number} de {count})',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    choose: 'Elegir un paso',
  },
  team: {
    title: 'Quienes lo hacen',
    lead: 'Tres oficios, una misma fruta.',
    note: 'Los retratos son grabados, no fotografías.',
  },
  next: { title: 'El camino sigue', history: 'Nuestra historia', cocktails: 'Los cócteles' },
} as const
