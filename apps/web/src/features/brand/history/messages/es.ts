export const es = {
  title: 'Nuestra historia',
  description:
    'La historia de {brand}: a quién rinde homenaje, qué devuelve a su gente y a su valle, los cinco pilares que la sostienen y dos leyendas.',
  eyebrow: 'Quiénes somos',
  pillars: { title: 'Cinco pilares', lead: 'Sobre ellos descansa todo lo demás.' },
  legends: {
    title: 'Dos leyendas',
    lead: 'Se cuentan cuando el fuego baja. Las escribimos nosotros; las figuras son de los Andes.',
    show: 'Leer la leyenda',
    hide: 'Cerrar la leyenda',
  },
  toProcess: 'De la fruta a la botella',
} as const
