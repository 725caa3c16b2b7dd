/** Checks the imports against the architecture's rules (`.dependency-cruiser.mjs`), and that sources were found. */
import { folderRules, rules, settings, tests } from '../.dependency-cruiser.mjs'
import { cruise } from './readModules.mjs'

/** With fewer modules than this, something went wrong with reading the sources. */
const minimumModules = 800

/** Prints the violations of rules, and returns how many modules were read; null when there are violations. */
async function check(folders, ruleSet, options = settings) {
  const { exitCode, output } = await cruise(folders, {
    ...options,
    ruleSet,
    validate: true,
    outputType: 'err-long',
  })
  console.log(output)
  return exitCode === 0 ? Number(/(\d+) modules/.exec(output)?.[1] ?? 0) : null
}

const modules = await check(['apps', 'packages', '.storybook'], rules)
const withoutTests = { ...settings, exclude: { path: tests } }
const domainModules = await check(['packages/domain/src'], folderRules, withoutTests)
const featureModules = await check(['apps/web/src/features'], folderRules, withoutTests)
if (modules !== null && modules < minimumModules) {
  console.error(`Only ${modules} modules were found: the sources were not read.`)
}
const checks = [modules, domainModules, featureModules]
process.exitCode = checks.includes(null) || modules < minimumModules ? 1 : 0
