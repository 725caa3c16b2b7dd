import { holdBackend } from './support/network.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'

const leaveHint = () => localStorage.setItem('sessionTrace', 'true')

test('nothing of a page shows while a session is checked; after 10 s the visitor goes on as a guest', async ({
  page,
}) => {
  await page.addInitScript(leaveHint)
  await page.clock.install()
  const backend = await holdBackend(page)
  await page.goto('/home')
  await backend.asked
  await expect(page.getByRole('status').getByText('Cargando...')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)

  await page.clock.fastForward(11_000)
  await expect(page.getByText('Cargando...')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(shell.notices['session-check-timed-out'])
  await expect(page.getByRole('link', { name: shell.login })).toBeVisible()
})
