/**
 * Deploys the built site with its functions, rules and indexes: `npm run deploy`, with `-- --staging`,
 * `-- --preview NAME`, `-- --rollback`, or `-- --first` for a live site that another command deployed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { fetchFirebaseTools } from '../emulators/firebaseTools.ts'
import { bundleFunctions } from '../emulators/prepareFunctions.ts'
import { reportFailure } from '../emulators/reportFailure.ts'
import { SetupError } from '../emulators/SetupError.ts'
import { productionSite } from '../hosting/sites.ts'
import { writeFirebaseConfig } from '../hosting/writeFirebaseConfig.ts'
import { checkBuild } from './checkBuild.ts'
import { deployPreview, deploySite, rollBack, type Tools } from './deploySite.ts'
import { readSettings } from './readSettings.ts'

const backendFolder = join(import.meta.dirname, '..')

function toolsFor(projectId: string): Tools {
  return {
    async firebase(...args) {
      const isJson = args.includes('--json')
      const child = spawn(
        process.execPath,
        [fetchFirebaseTools(), ...args, '--project', projectId],
        { cwd: backendFolder, stdio: ['inherit', isJson ? 'pipe' : 'inherit', 'inherit'] },
      )
      const [output, [code]] = await Promise.all([
        child.stdout === null ? '' : text(child.stdout),
        once(child, 'exit') as Promise<[number | null]>, // as Node documents the event
      ])
      if (code !== 0) throw new SetupError(`firebase ${args.join(' ')} failed. ${output}`)
      return output
    },
    git(...args) {
      const { status, stdout, stderr } = spawnSync('git', args, {
        cwd: backendFolder,
        encoding: 'utf8',
      })
      if (status !== 0) throw new SetupError(`git ${args.join(' ')} failed. ${stderr}`)
      return stdout
    },
    writeConfig: (site) => writeFirebaseConfig('firebase.json', site),
    now: () => Date.now(),
  }
}

try {
  const { values } = parseArgs({
    options: {
      staging: { type: 'boolean', default: false },
      preview: { type: 'string' },
      rollback: { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
    },
  })
  const mode = values.staging ? 'staging' : 'production'
  const projectId = readSettings(mode)['VITE_FIREBASE_PROJECT_ID']
  if (!projectId) throw new SetupError(`VITE_FIREBASE_PROJECT_ID is not set for ${mode}.`)
  const tools = toolsFor(projectId)

  if (values.rollback) {
    console.log(`Rolled ${projectId} back to ${await rollBack(tools)}`)
  } else {
    checkBuild(mode)
    const site = productionSite()
    if (values.preview !== undefined) await deployPreview(tools, site, values.preview)
    else {
      bundleFunctions()
      const folder = join(backendFolder, 'node_modules/.cache/release')
      await deploySite(tools, site, { folder, isFirst: values.first })
    }
  }
} catch (error) {
  reportFailure(error)
}
