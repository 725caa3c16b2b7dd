import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { en } from '../src/features/account/messages/en.ts'
import { es } from '../src/features/account/messages/es.ts'
import { openPage } from './support/openPage.ts'
import { failWrites } from './support/outage.ts'
import { openProfile, profileField, typeAddress } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const editable = ['nombre', 'cedula', 'telefono', 'direccion'] as const

const toggle = (page: Page) => page.getByRole('button', { name: es.profile.edit })
const update = (page: Page) => page.getByRole('button', { name: es.profile.update })

test('a profile is read, edited after a toggle, saved, and read again', async ({
  page,
  server,
}) => {
  const person = await openProfile(page)
  for (const name of editable) await expect(profileField(page, name)).toBeDisabled()
  await expect(profileField(page, 'email')).not.toBeEditable()
  await expect(update(page)).toHaveCount(0)

  await toggle(page).click()
  for (const name of editable) await expect(profileField(page, name)).toBeEnabled()
  await expect(profileField(page, 'email')).not.toBeEditable()
  await expect(profileField(page, 'nombre')).toBeFocused()
  await profileField(page, 'telefono').fill('+593 99 000 1111')
  await profileField(page, 'direccion').fill('Calle Larga 1, Cuenca')
  await update(page).click()
  await expect(page.getByRole('status').getByText('Perfil actualizado correctamente')).toBeVisible()
  await expect(page.getByText('Perfil actualizado correctamente').locator('..')).toBeFocused()
  for (const name of editable) await expect(profileField(page, name)).toBeDisabled()

  await page.reload()
  await expect(profileField(page, 'telefono')).toHaveValue('+593 99 000 1111')
  expect(await server.read(`users/${await server.uidOf(person.email)}`)).toMatchObject({
    email: person.email,
    nombre: person.nombre,
    direccion: 'Calle Larga 1, Cuenca',
    role: 'user',
  })
})

test(
  'a save that fails says so and keeps what was typed, until it succeeds',
  { tag: '@full' },
  async ({ page, backend, pageErrors }) => {
    pageErrors.expect(/could not be saved|Failed to load resource/)
    await openProfile(page)
    await typeAddress(page)
    const heal = await failWrites(backend, page)
    await update(page).click()
    await expect(page.getByRole('alert')).toContainText('Hubo un error al actualizar el perfil.')
    await expect(profileField(page, 'direccion')).toHaveValue('Calle Larga 1, Cuenca')
    await expect(profileField(page, 'direccion')).toBeEditable()

    await heal()
    await update(page).click()
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test(
  'the English profile has the same words for success and failure',
  { tag: '@full' },
  async ({ page, backend, pageErrors }) => {
    pageErrors.expect(/could not be saved|Failed to load resource/)
    await openProfile(page)
    await page.goto('/en/userProfile')
    await page.getByRole('button', { name: en.profile.edit }).click()
    await page.getByLabel(en.fields.telefono).fill('+593 99 000 3333')
    const heal = await failWrites(backend, page)
    await page.getByRole('button', { name: en.profile.update }).click()
    await expect(page.getByRole('alert')).toContainText(en.profile.updateFailed)
    await heal()
    await page.getByRole('button', { name: en.profile.update }).click()
    await expect(page.getByText(en.profile.updated)).toBeVisible()
  },
)

test(
  'a profile that was never written is completed here',
  { tag: '@full' },
  async ({ page, server }) => {
    const person = await openProfile(page)
    const path = `users/${await server.uidOf(person.email)}`
    await server.remove(path)
    await page.reload()
    await expect(page.getByText(es.profile.missing)).toBeVisible()
    await profileField(page, 'nombre').fill('Rosa Completa')
    await profileField(page, 'telefono').fill('+593 99 000 2222')
    await update(page).click()
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
    expect(await server.read(path)).toMatchObject({
      email: person.email,
      nombre: 'Rosa Completa',
      telefono: '+593 99 000 2222',
      role: 'user',
    })
  },
)

test(
  'nobody but the visitor is read: the demo user finds the own profile',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/login?returnTo=/userProfile')
    await page.getByLabel(es.fields.email).fill(demoUser.email)
    await page.getByLabel(es.fields.password, { exact: true }).fill(demoUser.password)
    await page.keyboard.press('Enter')
    await expect(profileField(page, 'nombre')).toHaveValue(demoUser.nombre)
    await expect(profileField(page, 'email')).toHaveValue(demoUser.email)
    await expect(page.getByText(es.verification.verified)).toBeVisible()
  },
)
