/** Configures dependency-cruiser to parse this repository's sources. */
import swc from '@swc/core'

// dependency-cruiser makes swc parse TypeScript without JSX, so this sets the option for `.tsx` files.
const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })

export const { cruise } = await import('dependency-cruiser')
