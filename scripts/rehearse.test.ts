import { spawnSync } from 'node:child_process'

import { expect, it } from 'vitest'

it('builds, checks, sells, writes a letter, saves and restores without an account', () => {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'rehearse'], {
    encoding: 'utf8',
    // As outside of a test run, and on ports of its own.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, EMULATOR_PORT_OFFSET: '300' },
  })
  const said = stdout + stderr
  expect(said).toContain('✓ order A-1001')
  expect(said).toContain('✓ a letter')
  // After the restore.
  expect(said).toContain('✓ order A-1002')
  expect(said).toContain('The rehearsal is done')
}, 900_000)
