import type { medal01 } from '../dist/medal-01.ts'

/** The modules that the build has written; each exports its picture. */
const modules = import.meta.glob<Readonly<Record<string, typeof medal01>>>('../dist/*.ts', {
  eager: true,
})

/** All pictures by the name of their file, each with the name of its export. */
export const pictures = Object.entries(modules).flatMap(([path, exports]) => {
  const name = path.replace(/^.*\/|\.ts$/g, '')
  return Object.entries(exports).map(([exportName, picture]) => ({ name, exportName, picture }))
})
