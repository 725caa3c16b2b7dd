import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { gate, gateTall } from '../../stories/pictures.ts'
import { buttonAttributes } from '../Button/buttonAttributes.ts'
import { CookieNotice } from '../CookieNotice/CookieNotice.tsx'
import { EngravedEmblem } from '../Emblem/EngravedEmblem.tsx'
import { ScenePicture } from '../Scene/Scene.tsx'
import { AgeGateDialog, type AgeGateDialogProps } from './AgeGateDialog.tsx'

function ControlledAgeGate({ value: initialValue, onChange, ...rest }: AgeGateDialogProps) {
  const [value, setValue] = useState(initialValue)
  return (
    <AgeGateDialog
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'AgeGateDialog (age check)',
  component: AgeGateDialog,
  parameters: { bleed: true, docs: { story: { inline: false, height: '760px' } } },
  args: {
    picture: <ScenePicture picture={gate} narrowPicture={gateTall} alt="" />,
    emblem: <EngravedEmblem label="Amaru" />,
    title: 'Te damos la bienvenida a la casa de la pitahaya',
    label: '¿En qué año naciste?',
    reason: 'Lo que hay detrás de esta puerta es para mayores de 18 años.',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    submitLabel: 'Entrar',
    warnings: [
      'Disfruta con responsabilidad.',
      'Advertencia: El consumo excesivo de alcohol limita su capacidad de conducir y operar maquinarias, puede causar daños en su salud y perjudica a su familia. Ministerio de Salud Pública del Ecuador.',
    ],
    languageLinks: (
      <>
        <a href="#es" aria-current="true" {...buttonAttributes({ variant: 'icon' })}>
          ES
        </a>
        <a href="#en" {...buttonAttributes({ variant: 'icon' })}>
          EN
        </a>
      </>
    ),
  },
  render: (args) => <ControlledAgeGate {...args} />,
} satisfies Meta<typeof AgeGateDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The focus is in the first cell. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Te damos la bienvenida a la casa de la pitahaya' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Lo que hay detrás de esta puerta es para mayores de 18 años.',
    )
  },
}

/** Four cells show the characters of one input; Enter submits the form. */
export const YearTyped: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: '¿En qué año naciste?' })
    await userEvent.type(year, '1985')
    await expect(year).toHaveValue('1985')
    const cells = [...canvasElement.querySelectorAll('[data-next]')]
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '9', '8', '5'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Digits typed elsewhere go to the input. */
export const TypedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('85')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('85')
  },
}

/** A text that is longer than a year, such as the beginning of a date, is shown as it is. */
export const LongerThanAYear: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const year = canvas.getByRole('textbox')
    await userEvent.type(year, '15032')
    await expect(year).toHaveValue('15032')
    const cells = [...canvasElement.querySelectorAll('[data-next]')]
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['', '', '', ''])
  },
}

/** A visitor who is too young reads why, and may correct the year. The button has the focus. */
export const TooYoung: Story = {
  args: {
    title: 'Vuelve cuando cumplas 18: te guardamos una copa',
    farewell: {
      text: 'Leímos que naciste en 2012. En unos segundos te llevamos a otro sitio.',
      correctLabel: 'Me equivoqué',
      onCorrect: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const correct = canvas.getByRole('button', { name: 'Me equivoqué' })
    await expect(correct).toHaveFocus()
    await expect(correct).toHaveAccessibleDescription(/2012/)
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.farewell?.onCorrect).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Empty cells show a line, and nothing that looks like an answer. */
export const HalfTyped: Story = {
  args: { value: '19' },
  play: async ({ canvas, canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('[data-next]')]
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '9', '', ''])
    canvas.getByRole('textbox').focus()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const WithError: Story = {
  args: { value: '2', error: 'Ingresa un año válido.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ingresa un año válido.')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Ingresa un año válido.')
  },
}

/** Without a picture: the night alone. */
export const WithoutPicture: Story = { args: { picture: undefined } }

/** With the cookie notice, on its first visit. */
export const WithCookieNotice: Story = {
  args: {
    cookieNotice: (
      <CookieNotice
        place="gate"
        title="Cookies"
        acceptLabel="Aceptar"
        rejectLabel="Rechazar"
        onAccept={fn()}
        onReject={fn()}
      >
        Solo cookies necesarias; ver la política de privacidad.
      </CookieNotice>
    ),
  },
}

export const LongWords: Story = {
  args: {
    title: 'Willkommen im Drachenfruchtbranntweinprobierzimmer der Anden',
    error: 'Por favor, ingresa tu año de nacimiento con las cuatro cifras de tu documento.',
    submitLabel: 'Entrar y descubrir los destilados',
  },
}
