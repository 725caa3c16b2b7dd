export const es = {
  title: 'Proceso',
  description:
    'Cómo se hace {brand}: selección de la fruta, preparación de la pulpa, fermentación controlada, destilación precisa, filtrado y embotellado. Y quiénes lo hacen.',
  heading: 'De la fruta a la botella',
  lead: 'Cinco pasos y ninguna prisa. Así nace {brand}.',
  steps: {
    label: 'Los cinco pasos',
    carousel: 'carrusel',
    slide: 'paso',
    step: '{numeral}. {name} (paso {number} de {count})',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    choose: 'Elegir un paso',
  },
  team: {
    title: 'Quienes lo hacen',
    lead: 'Tres oficios, una misma fruta.',
    note: 'Los retratos son ilustraciones; los nombres y las personas, provisionales, hasta que el equipo se presente aquí.',
  },
  next: { title: 'El camino sigue', history: 'Nuestra historia', cocktails: 'Los cócteles' },
} as const
