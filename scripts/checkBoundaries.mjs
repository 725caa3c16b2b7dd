/** Holds the architecture's arrows (`.dependency-cruiser.mjs`), and that there were any to hold. */
import { rules, settings } from '../.dependency-cruiser.mjs'
import { cruise } from './readModules.mjs'

/** Fewer modules than this would mean that the sources were not read. */
const leastModules = 800

const result = await cruise(['apps', 'packages', '.storybook'], {
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
