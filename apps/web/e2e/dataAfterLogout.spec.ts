import { es } from '../src/features/account/messages/es.ts'
import { aUser, openPassword, signIn, signOut } from './support/account.ts'
import { goToCheckout, openNotes } from './support/checkout.ts'
import { everythingStored } from './support/everythingStored.ts'
import { destilado, expectBottles } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const telefono = '+593 98 111 2233'
const direccion = 'Calle de los Colibríes 7, Baños'
const notes = 'Dejar con la vecina Pepa.'

test(
  'nothing of a visitor is left in the browser after logout, in its console or in addresses',
  { tag: '@journey' },
  async ({ page, context, backend, server, pageErrors }) => {
    pageErrors.expect(/status of 400|rejected|refused/i)
    const said: string[] = []
    const addresses: string[] = []
    context.on('console', (message) => said.push(message.text()))
    context.on('request', (request) => addresses.push(request.url()))

    const person = await aUser(page, '/userProfile')
    const uid = await server.uidOf(person.email)
    expect(await everythingStored(page, context)).toContain(
      backend === 'embedded' ? uid : person.email,
    )

    await page.getByRole('button', { name: es.profile.edit }).click()
    await page.getByLabel(es.fields.telefono).fill(telefono)
    await page.getByLabel(es.fields.direccion).fill(direccion)
    await page.getByRole('button', { name: es.profile.update }).click()
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(es.fields.direccion)).toHaveValue(direccion)
    await openPassword(page)
    await page.getByLabel(es.password.current).fill('not this one')
    await page.getByLabel(es.password.new).fill('dragones de Palora')
    await page.getByRole('button', { name: es.password.submit }).click()
    await expect(page.getByText(es.password.wrong)).toBeVisible()
    await goToCheckout(page, destilado.name)
    await (await openNotes(page)).fill(notes)
    expect(await everythingStored(page, context)).toContain(notes)
    await signOut(page)
    await expect(page).toHaveURL('/login')
    await signIn(page, { ...person, password: 'not this one' })
    await expect(page.getByRole('alert')).toBeVisible()
    await page.goto('/home')
    await expectBottles(page, 0)

    const stored = await everythingStored(page, context)
    const personal = [...Object.values(person), telefono, direccion, notes, 'not this one']
    for (const secret of [...personal, uid]) expect(stored).not.toContain(secret)
    for (const secret of personal) {
      expect(said.join('\n')).not.toContain(secret)
      expect(addresses.join('\n')).not.toContain(secret)
      expect(decodeURIComponent(addresses.join('\n').replaceAll('%', '%25'))).not.toContain(secret)
      expect(addresses.join('\n')).not.toContain(encodeURIComponent(secret))
    }
  },
)
