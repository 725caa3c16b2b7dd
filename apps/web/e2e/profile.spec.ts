import { es } from '../src/features/account/messages/es.ts'
import { openProfile, profileField } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('a profile is edited, saved, and read again', async ({ page, server }) => {
  const person = await openProfile(page)
  await page.getByRole('button', { name: es.profile.edit }).click()
  await profileField(page, 'telefono').fill('+593 99 000 1111')
  await profileField(page, 'direccion').fill('Calle Larga 1, Cuenca')
  await page.getByRole('button', { name: es.profile.update }).click()
  await expect(page.getByRole('status').getByText('Perfil actualizado correctamente')).toBeVisible()

  await page.reload()
  await expect(profileField(page, 'telefono')).toHaveValue('+593 99 000 1111')
  expect(await server.read(`users/${await server.uidOf(person.email)}`)).toMatchObject({
    email: person.email,
    nombre: person.nombre,
    direccion: 'Calle Larga 1, Cuenca',
    role: 'user',
  })
})
