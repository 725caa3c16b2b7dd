import { SetupError } from '../emulators/SetupError.ts'
import { productionManifest } from '../hosting/sites.ts'
import { buildProblems } from './buildProblems.ts'
import { readSettings, sourcesChangedAt, type Mode } from './readSettings.ts'

/** @throws SetupError with every reason why the built site must not be deployed */
export function checkBuild(mode: Mode): void {
  const problems = buildProblems({
    build: productionManifest(),
    settings: readSettings(mode),
    sourcesChangedAt: sourcesChangedAt(mode),
    isPublic: mode === 'production',
  })
  if (problems.length > 0) {
    throw new SetupError(
      `The build in apps/web/dist cannot be deployed:\n- ${problems.join('\n- ')}`,
    )
  }
}
