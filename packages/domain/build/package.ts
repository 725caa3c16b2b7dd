/**
 * Builds the package for developers outside this repository: JavaScript, types and a separate manifest
 * in `dist`. The other packages of this repository import the source.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import repository from '../../../package.json' with { type: 'json' }
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** The repository's compiler; the one beside this package is typedoc's. */
const compiler = join(root, '../../node_modules/typescript/bin/tsc')

/** The entry in `exports` for a file of `src`. */
const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })

rmSync(dist, { recursive: true, force: true })
execFileSync(process.execPath, [compiler, '--project', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
const { name, version, description, type, sideEffects, dependencies } = manifest
const published = {
  name,
  version,
  description,
  type,
  sideEffects,
  // Both hold for the whole repository.
  license: repository.license,
  engines: repository.engines,
  exports: {
    '.': entry('index'),
    './telephone': entry('telephone/readTelephone'),
    './testing': entry('testing/index'),
  },
  dependencies,
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
for (const page of ['README.md', 'CHANGELOG.md', '../../docs/specification.md']) {
  copyFileSync(join(root, page), join(dist, basename(page)))
}
