/** Holds the architecture's arrows (`.dependency-cruiser.mjs`), and that there were any to hold. */
import swc from '@swc/core'

import { rules, settings } from '../.dependency-cruiser.mjs'

/** Fewer modules than this would mean that the sources were not read. */
const leastModules = 150

// dependency-cruiser asks swc for TypeScript without JSX; told the file's kind, swc reads both.
const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })

const { cruise } = await import('dependency-cruiser')
const result = await cruise(['apps', 'packages'], {
  ...settings,
  ruleSet: rules,
  validate: true,
  outputType: 'err-long',
})
const report = typeof result.output === 'string' ? result.output : ''
console.log(report)

const seen = Number(/(\d+) modules/.exec(report)?.[1] ?? 0)
if (result.exitCode === 0 && seen < leastModules) {
  console.error(`Only ${seen} modules were seen: the sources were not read.`)
}
process.exitCode = result.exitCode === 0 && seen >= leastModules ? 0 : 1
