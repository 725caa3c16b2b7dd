import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon, XIcon } from '../Icon/social.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { Footer } from './Footer.tsx'

const networks = [
  ['Facebook', FacebookIcon],
  ['Instagram', InstagramIcon],
  ['TikTok', TikTokIcon],
  ['X', XIcon],
  ['LinkedIn', LinkedInIcon],
] as const

const meta = {
  title: 'Footer (colophon)',
  component: Footer,
  parameters: { bleed: true },
  args: {
    logo: <Wordmark name="Amaru" />,
    entries: [
      {
        heading: 'Contacto',
        content: (
          <>
            <p>
              <a href="mailto:hola@example.com">hola@example.com</a>
            </p>
            <p>
              <a href="tel:+59320000000">+593 2 000 0000</a>
            </p>
          </>
        ),
      },
      { heading: 'Oficina', content: <p>Av. de los Andes 100, Quito</p> },
      { heading: 'Destilería', content: <p>Vía a Palora, kilómetro 4, Morona Santiago</p> },
    ],
    social: networks.map(([name, Icon]) => (
      <a key={name} href={`#${name}`} aria-label={name}>
        <Icon />
      </a>
    )),
    warnings: [
      'Disfruta con responsabilidad. Prohibida la venta a menores de 18 años.',
      'Advertencia: El consumo excesivo de alcohol limita su capacidad de conducir y operar maquinarias, puede causar daños en su salud y perjudica a su familia. Ministerio de Salud Pública del Ecuador.',
    ],
    legal: (
      <>
        <span>© 2026 Amaru</span>
        <a href="#privacy">Privacidad</a>
        <a href="#terms">Términos</a>
      </>
    ),
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'TikTok' })).toBeVisible()
  },
}
