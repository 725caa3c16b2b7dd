import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import * as controls from './controls.tsx'
import * as dashboard from './dashboard.tsx'
import * as fields from './fields.tsx'
import * as general from './general.tsx'
import * as glasses from './glasses.tsx'
import * as social from './social.tsx'
import { SvgIcon } from './SvgIcon.tsx'
import * as tasting from './tasting.tsx'

const meta = {
  title: 'Icon (symbol, pictogram)',
  component: SvgIcon,
  args: { viewBoxSize: 24, outline: '' },
  render: () => (
    <>
      {[general, controls, dashboard, fields, social, tasting, glasses].map((set) => (
        <ul
          key={Object.keys(set).join()}
          className="icons"
          style={{
            display: 'grid',
            gap: 'var(--space-6)',
            gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
            marginBlockEnd: 'var(--space-10)',
          }}
        >
          {Object.entries(set).map(([name, Icon]) => (
            <li
              key={name}
              style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-2)' }}
            >
              <Icon />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      ))}
    </>
  ),
} satisfies Meta<typeof SvgIcon>

export default meta
type Story = StoryObj<typeof meta>

/** Icons have no accessible name: the button or link around an icon has one. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
