/** dependency-cruiser, made to read this repository's sources. */
import swc from '@swc/core'

// It asks swc for TypeScript without JSX; told the file's kind, swc reads both.
const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })

export const { cruise } = await import('dependency-cruiser')
