/** Checks the imports against the architecture's rules (`.dependency-cruiser.mjs`), and that sources were found. */
import { rules, settings } from '../.dependency-cruiser.mjs'
import { cruise } from './readModules.mjs'

/** With fewer modules than this, something went wrong with reading the sources. */
const minimumModules = 800

const result = await cruise(['apps', 'packages', '.storybook'], {
  ...settings,
  ruleSet: rules,
  validate: true,
  outputType: 'err-long',
})
const report = typeof result.output === 'string' ? result.output : ''
console.log(report)

const moduleCount = Number(/(\d+) modules/.exec(report)?.[1] ?? 0)
if (result.exitCode === 0 && moduleCount < minimumModules) {
  console.error(`Only ${moduleCount} modules were found: the sources were not read.`)
}
process.exitCode = result.exitCode === 0 && moduleCount >= minimumModules ? 0 : 1
