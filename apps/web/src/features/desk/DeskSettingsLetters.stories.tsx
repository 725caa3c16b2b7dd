import { letterKinds, waitingLetterKinds } from '@storefront/domain'
import { expect, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { reposado } from '../shop/catalog/products.ts'
import { Page } from './DeskSettingsPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { completeSettings } from './testing/completeSettings.ts'

const meta = {
  title: 'Pages/Desk/Settings/Letters',
  component: Page,
  parameters: {
    path: '/dashboard/settings?letters',
    ...adminVisit({ settings: completeSettings }),
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** Each letter in each language, before anything is sent. */
export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('combobox', { name: 'Correo' })
    await expect(within(letters).getAllByRole('option')).toHaveLength(
      letterKinds.length + waitingLetterKinds.length,
    )

    const letter = await canvas.findByRole('figure')
    await expect(letter).toHaveTextContent(/^Recibimos tu pedido A-1001/)
    await expect(letter).toHaveTextContent('Número de cuenta 2100445678')
    await userEvent.click(canvas.getByRole('radio', { name: 'Al recibir' }))
    await waitFor(() => expect(letter).toHaveTextContent('pagas al recibirlo'))
    await expect(letter).not.toHaveTextContent('2100445678')

    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await userEvent.selectOptions(letters, 'A quien compra: va en camino')
    await waitFor(() => expect(letter).toHaveTextContent(/^Your order A-1001 is on its way/))
    await expect(letter).toHaveTextContent('/en/orders/')
    await expect(letter).toHaveAttribute('lang', 'en')

    await userEvent.selectOptions(letters, 'A quien espera: ya está a la venta')
    await waitFor(() => expect(letter).toHaveTextContent(`${reposado.name} is on sale`))
    await expect(canvas.queryByRole('radio', { name: 'Contra entrega' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'Todos los ajustes' }))
    await expect(await canvas.findByRole('link', { name: 'Leer los correos' })).toBeVisible()
  },
}

/** Only a transfer is reminded of. */
export const ReminderInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('combobox', { name: 'E-mail' })
    await userEvent.selectOptions(letters, 'To the buyer: payment reminder')
    await expect(await canvas.findByText(/It was due by/)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'On delivery' })).not.toBeInTheDocument()
  },
}
