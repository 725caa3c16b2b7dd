import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test('each legend shows and hides its text and its picture by itself, and its button says which', async ({
  page,
}) => {
  await openPage(page, '/NuestraHistoria')
  const [serpent, owl] = [
    { show: 'Conocer a la serpiente', hide: 'Ocultar a la serpiente', picture: /serpiente de esc/ },
    { show: 'Conocer a la lechuza', hide: 'Ocultar a la lechuza', picture: /lechuza posada/ },
  ].map(({ show, hide, picture }) => ({
    show: page.getByRole('button', { name: show, exact: true }),
    hide: page.getByRole('button', { name: hide, exact: true }),
    picture: page.getByRole('img', { name: picture }),
  }))
  if (serpent === undefined || owl === undefined) throw new Error('There are two legends')
  const text = page.getByText('Esa fue la primera lluvia.')
  const otherText = page.getByText('Una lechuza la oía pensar.')

  await expect(text).toBeHidden()
  await expect(serpent.show).toHaveAttribute('aria-expanded', 'false')
  await serpent.show.click()
  await expect(serpent.hide).toHaveAttribute('aria-expanded', 'true')
  await expect(serpent.hide).toBeFocused()
  await expect(text).toBeVisible()
  await expect(serpent.picture).toBeVisible()
  await expect(otherText).toBeHidden()

  await owl.show.press('Enter')
  await expect(otherText).toBeVisible()
  await expect(owl.picture).toBeVisible()
  await expect(text).toBeVisible()

  await serpent.hide.press('Space')
  await expect(serpent.show).toBeVisible()
  await expect(text).toBeHidden()
  await expect(serpent.picture).toBeHidden()
  await expect(otherText).toBeVisible()
  await expect(owl.hide).toBeVisible()
})
