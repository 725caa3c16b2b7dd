/** Bundles the functions into `dist`, with a package.json that knows no workspaces: what is deployed and emulated. */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'

const workspace = join(import.meta.dirname, '..')
const dist = join(workspace, 'dist')

/** What the platform installs. The rest is in the bundle. */
const installed = ['firebase-admin', 'firebase-functions', 'nodemailer']

// npm has checked the file before this runs.
const { dependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

rmSync(dist, { recursive: true, force: true })
await build({
  entryPoints: [join(workspace, 'src/index.ts')],
  outfile: join(dist, 'index.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  jsx: 'automatic',
  external: installed.flatMap((name) => [name, `${name}/*`]),
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})

const manifest = {
  name: 'functions',
  private: true,
  main: 'index.cjs',
  engines: { node: '22' },
  dependencies: Object.fromEntries(installed.map((name) => [name, dependencies[name]])),
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

// The settings of each project, `.env` and `.env.PROJECT`, lie beside the sources.
for (const name of readdirSync(workspace)) {
  if (name.startsWith('.env')) copyFileSync(join(workspace, name), join(dist, name))
}
